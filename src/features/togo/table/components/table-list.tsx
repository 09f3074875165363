import { inchWords } from '@/kit/words/inches';
import { ScrollView, View } from 'react-native';

import { type MarkStyle, SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { Piece, TableModel } from '../model';
import { readingBetween } from '../readings';
import { choosePiece } from '../table-store';
import type { Selection } from '../use-selection';
import { courseWords, readingWords } from '../words';

interface TableListProps {
  model: TableModel;
  shown: Selection;
  marks: MarkStyle;
  /** Where pieces are only put down: a row asks where this one stands. */
  onPlace?: (piece: Piece) => void;
}

/** The same facts as on the chart, in words: for the ear, and for whoever would rather read them. Nearest first. */
export function TableList({ model, shown, marks, onPlace }: TableListProps) {
  const t = useT();
  const { chosen, target, origin } = shown;
  const others = model.pieces.filter(({ id }) => id !== chosen?.id);
  const readings = chosen && origin ? others.map((piece) => ({ piece, ...from(piece) })) : [];
  function from(piece: Piece) {
    return { reading: readingBetween(chosen!, piece, model.rules, [origin!, piece.pose]) };
  }
  const enemyFirst = [...readings].sort(
    (a, b) =>
      Number(a.piece.side === chosen?.side) - Number(b.piece.side === chosen?.side) ||
      a.reading.range - b.reading.range,
  );
  // Drawn as a mark; of blank counters nothing else tells whose they are.
  const whose = ({ side }: Piece) => t(side === 'japan' ? 'common.side.ijn' : 'common.side.irn');
  const mark = (piece: Piece) => <SideMark side={piece.side} marks={marks} width={26} />;
  const where = ({ pose }: Piece) =>
    t('table.row.alone', {
      course: courseWords(pose.heading),
      x: inchWords(Math.round(pose.at.x * 4) / 4),
      y: inchWords(Math.round(pose.at.y * 4) / 4),
    });
  return (
    <ScrollView style={{ flex: 1 }} contentContainerStyle={{ paddingBottom: space.lg }} testID="table-list">
      {chosen && !onPlace ? (
        <>
          <View style={{ padding: space.edge, paddingBottom: 0 }}>
            <SectionHeader title={t('table.listFrom', { name: chosen.name })} />
          </View>
          <ListRow
            leading={mark(chosen)}
            title={chosen.name}
            subtitle={where(chosen)}
            trailing={<Tag text={t('table.row.chosen')} />}
            said={`${whose(chosen)}, ${t('table.row.chosen')}`}
            onPress={() => choosePiece(model, null)}
            testID="list-chosen"
          />
          {enemyFirst.map(({ piece, reading }) => (
            <ListRow
              key={piece.id}
              leading={mark(piece)}
              title={piece.name}
              subtitle={readingWords(t, reading)}
              value={inchWords(reading.range)}
              label={`${piece.name}, ${readingWords(t, reading)}`}
              said={whose(piece)}
              variant={piece.id === target?.id ? 'next' : 'card'}
              chosen={piece.id === target?.id}
              onPress={() => choosePiece(model, piece.id)}
              testID={`list-${piece.id}`}
            />
          ))}
        </>
      ) : (
        <>
          <View style={{ padding: space.edge, paddingBottom: 0 }}>
            <SectionHeader title={onPlace ? t('table.setting.list') : t('table.listTitle')} />
          </View>
          <View style={{ paddingHorizontal: space.edge, paddingBottom: space.sm }}>
            <Text as="text2" color="ink2">
              {onPlace ? t('table.setting.listHint') : t('table.listHint')}
            </Text>
          </View>
          {model.pieces.map((piece) => (
            <ListRow
              key={piece.id}
              leading={mark(piece)}
              title={piece.name}
              subtitle={where(piece)}
              label={
                onPlace
                  ? `${piece.name}, ${where(piece)}`
                  : `${t('table.row.choose', { name: piece.name })}, ${where(piece)}`
              }
              said={whose(piece)}
              onPress={() => (onPlace ? onPlace(piece) : choosePiece(model, piece.id))}
              testID={`list-${piece.id}`}
            />
          ))}
        </>
      )}
    </ScrollView>
  );
}
