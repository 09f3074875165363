import { useState } from 'react';

import { useGame } from '@/features/play/open-game';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Encounter, Match } from '@/rules/bridge/index';
import { findDesign, SIDES } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Heading, Text } from '@/ui/text';

import { ChooseSheet } from './choose-sheet';
import { carriedWords } from './carried-words';
import { type Crossing, divisionName } from './use-bridge-battle';

interface Props {
  encounter: Encounter;
  matches: readonly Match[];
  links: readonly Crossing[];
  /** No ships: as suggested. */
  onChoose: (counter: string, ships: readonly string[]) => void;
}

/** Both sides in line order: who crosses as whom, and with what damage. */
export function ShipSections({ encounter, matches, links, onChoose }: Props) {
  const t = useT();
  const { nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = matches.find(({ counter }) => counter.id === chosen);
  return (
    <>
      {SIDES.map((side) => (
        <Stack key={side} gap="md" testID={`side-${side}`}>
          <Row align="center" gap="sm">
            <SideMark side={ensignOf(side)} marks={marks} width={30} />
            <Stack flex={1}>
              <SectionHeader title={sideName(side)} aside={t('bridge.fight.ships', { count: bases(links, side) })} />
            </Stack>
          </Row>
          {encounter.sides[side].map(({ id, counters }) => (
            <Stack key={id} gap="xs">
              {counters.length > 1 && <Heading as="name">{divisionName(id, counters, nameOf)}</Heading>}
              <Card padded={false}>
                {counters.map(({ id: counter }) => (
                  <CounterRow
                    key={counter}
                    match={matches.find((each) => each.counter.id === counter)!}
                    link={links.find((each) => each.id === counter)}
                    onPress={() => setChosen(counter)}
                  />
                ))}
              </Card>
            </Stack>
          ))}
        </Stack>
      ))}
      {asked && (
        <ChooseSheet
          match={asked}
          onChoose={(ships) => onChoose(asked.counter.id, ships)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

const bases = (links: readonly Crossing[], side: string): number =>
  links.filter((link) => link.side === side).reduce((sum, link) => sum + link.bases.length, 0);

interface RowProps {
  match: Match;
  link: Crossing | undefined;
  onPress: () => void;
}

function CounterRow({ match: { counter, ships, by }, link, onPress }: RowProps) {
  const t = useT();
  const designs = useLibrary((library) => library.ship);
  const names = ships.map((ship) => findDesign(ship, designs)?.name ?? ship);
  const isHerself = by === 'same' && names[0] === counter.name;
  const carried = link ? carriedWords(link) : [];
  const as = isHerself ? t('bridge.fight.asSame') : t('bridge.fight.as', { ships: names.join(', ') });
  const facts = [...carried, ...(counter.isSpent ? [t('bridge.fight.notAboard')] : [])];
  const how = by === 'same' ? undefined : by === 'drawn' ? t('bridge.fight.suggested') : t('bridge.fight.chosen');
  return (
    <ListRow
      title={counter.name}
      detail={
        <>
          {!isHerself && (
            <Text as="text2" color="ink2">
              {as}
            </Text>
          )}
          {facts.map((fact) => (
            <Text key={fact} as="text2">
              {fact}
            </Text>
          ))}
        </>
      }
      label={[counter.name, as, ...facts].join(', ')}
      said={how}
      trailing={how !== undefined && <Tag text={how} tone={by === 'drawn' ? 'caution' : 'plain'} />}
      onPress={onPress}
      testID={`counter-${counter.id}`}
    />
  );
}
