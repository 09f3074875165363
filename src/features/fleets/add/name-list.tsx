import { inchWords } from '@/kit/words/inches';
import { t, useT } from '@/messages/messages';
import { LIST_LIMITS, type ListedShip, type ListProblem, type ShipDesign } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { LiveRegion } from '@/ui/live-region';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { space } from '@/ui/tokens';

import { typeName } from '../words';

/** What was read of a list, and what was chosen where it was not clear. */
export interface NamedShips {
  readonly listed: readonly ListedShip[];
  /** By the place in the list. */
  readonly chosen: ReadonlyMap<number, ShipDesign>;
}

interface NameListProps {
  text: string;
  onText: (text: string) => void;
  problem: ListProblem | null;
  named: NamedShips | null;
  onFind: () => void;
  onChoose: (place: number, design: ShipDesign) => void;
}

/** A pasted list of names: what was recognised, and for the rest the nearest names, one tap each. */
export function NameList({ text, onText, problem, named, onFind, onChoose }: NameListProps) {
  const tr = useT();
  return (
    <>
      <TextField
        label={tr('fleets.names.field')}
        placeholder={tr('fleets.names.placeholder')}
        value={text}
        onChange={onText}
        kind="name"
        multiline
        tall
        hint={tr('fleets.names.hint')}
        testID="name-list"
      />
      <Button label={tr('fleets.names.find')} onPress={onFind} testID="find-ships" />
      {problem && (
        <Text role="alert" color="danger" testID="list-problem">
          {problemSentence(problem)}
        </Text>
      )}
      {named && <Found named={named} onChoose={onChoose} />}
    </>
  );
}

function Found({ named: { listed, chosen }, onChoose }: { named: NamedShips; onChoose: NameListProps['onChoose'] }) {
  const tr = useT();
  const rows = listed.map((each, place) => ({ ...each, place, design: each.design ?? chosen.get(place) ?? null }));
  const open = rows.filter(({ design }) => design === null);
  const known = rows.filter((row) => row.design !== null);
  return (
    <>
      <LiveRegion style={{ gap: 2 }}>
        <Text as="textStrong">{tr('fleets.names.summary', { count: known.length })}</Text>
        {open.length > 0 && <Text testID="open-names">{tr('fleets.names.open', { count: open.length })}</Text>}
      </LiveRegion>
      {open.length > 0 && (
        <Section title={tr('fleets.names.notRecognised')} aside={String(open.length)} testID="not-recognised">
          {open.map((row) => (
            <OpenName key={row.place} row={row} onChoose={(design) => onChoose(row.place, design)} />
          ))}
        </Section>
      )}
      {known.length > 0 && (
        <Section title={tr('fleets.names.recognised')} aside={String(known.length)} testID="recognised">
          <Card padded={false}>
            {known.map(({ place, written, design }) =>
              design ? (
                <ListRow
                  key={place}
                  title={design.name}
                  subtitle={
                    design.name === written ? typeName(design.ratings.type) : tr('fleets.names.written', { written })
                  }
                  value={inchWords(design.ratings.speed)}
                />
              ) : null,
            )}
          </Card>
        </Section>
      )}
    </>
  );
}

function OpenName({ row, onChoose }: { row: ListedShip; onChoose: (design: ShipDesign) => void }) {
  const tr = useT();
  const written = shortened(row.written);
  return (
    <Card>
      <Text as="name">{written}</Text>
      {row.mayBe.length === 0 ? (
        <Text color="ink2">{tr('fleets.names.nothingLike')}</Text>
      ) : (
        <>
          <Text color="ink2">{row.isAmbiguous ? tr('fleets.names.which') : tr('fleets.names.mean')}</Text>
          <Row wrap gap="sm">
            {row.mayBe.map((design) => (
              <Button
                key={design.id}
                label={design.name}
                spokenLabel={tr('fleets.names.takes', { name: design.name, written })}
                onPress={() => onChoose(design)}
                testID={`take-${design.id}`}
                style={{ paddingHorizontal: space.md }}
              />
            ))}
          </Row>
        </>
      )}
    </Card>
  );
}

const shortened = (written: string): string =>
  written.length > LIST_LIMITS.letters ? `${written.slice(0, LIST_LIMITS.letters)}…` : written;

const problemSentence = ({ code }: ListProblem): string => t(`fleets.names.problem.${code}`);
