import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';

import { type AttackFigure, attackingPlaces } from './attack-figure';
import type { Place } from './attack-plan';
import { directionWords } from './attack-words';

interface HexRowsProps {
  figure: AttackFigure;
  /** Without them they are only read. */
  onHex?: (place: Place) => void;
  onTarget?: () => void;
}

/** The same as the rosette, in words as large as the reader wants them. */
export function HexRows({ figure, onHex, onTarget }: HexRowsProps) {
  const t = useT();
  const { defence, below, defender, hexes } = figure;
  return (
    <Card padded={false}>
      <ListRow
        title={defender}
        subtitle={t('mukden.attack.targetTitle')}
        value={
          defence === null
            ? t('mukden.attack.unknown')
            : below > 0
              ? t('mukden.attack.atLeast', { count: defence })
              : String(defence)
        }
        onPress={onTarget}
        testID="row-target"
      />
      {attackingPlaces(figure).map((place) => (
        <ListRow
          key={place}
          title={hexes[place]!.name}
          subtitle={t('mukden.attack.hexRow', {
            where: directionWords(place),
            hexside: t(`mukden.hexside.${hexes[place]!.hexside}`),
          })}
          value={String(hexes[place]!.factors)}
          onPress={onHex && (() => onHex(place))}
          testID={`row-hex-${place}`}
        />
      ))}
    </Card>
  );
}
