import { View } from 'react-native';

import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { useRollHere } from '@/features/play/turn/use-roll-here';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { percentWords } from '@/kit/words/percent';
import { t as words, useT } from '@/messages/messages';
import { type Command, controlOdds, type Marker as Letter } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { tryChoices } from './try-choices';
import { useGame } from '../game';

/** One try a ship: everything that may be worked on with its odds, the one most worth it first and why. */
export function ControlSheet({ ship: id, onClose }: { ship: string | null; onClose: () => void }) {
  const t = useT();
  const roll = useRollHere();
  const { id: battle, view, nameOf } = useGame();
  const { mode: dice, choose } = useDiceMode();
  const ship = id === null ? undefined : view.ships[id];
  if (id === null || !ship) return null;
  const attempt = async (what: number | 'fire' | null) => {
    onClose();
    // The switch stands on this sheet: what it shows is what was chosen.
    await chooseDice(battle, dice);
    const command: Command = { type: 'controlDamage', tries: [{ ship: id, attempt: what }] };
    await roll(command);
  };
  return (
    <Sheet open onClose={onClose} title={nameOf(id)} testID="control" foot={<DiceSwitch mode={dice} onMode={choose} />}>
      {ship.fires > 0 && <Text>{t('battle.control.burning', { count: ship.fires })}</Text>}
      <View>
        {tryChoices(ship).map(({ attempt: what, marker, suggested }) => {
          const odds = controlOdds({ marker, attempts: 1, cards: ship.cards });
          return (
            <ListRow
              key={String(what)}
              leading={
                marker === 'F' ? (
                  <Marker kind="fire" count={ship.fires} label={whatWords(marker)} />
                ) : (
                  <Marker letter={marker} label={whatWords(marker)} />
                )
              }
              title={whatWords(marker)}
              subtitle={suggested ? reasonWords(marker) : undefined}
              value={odds.ok ? t('battle.fire.percent', { percent: percentWords(odds.value.pRemoved) }) : undefined}
              variant={suggested ? 'next' : 'card'}
              onPress={() => void attempt(what)}
              testID={`try-${what}`}
            />
          );
        })}
        {ship.fires > 0 && (
          <ListRow title={t('battle.control.onlyFires')} onPress={() => void attempt(null)} testID="try-none" />
        )}
      </View>
    </Sheet>
  );
}

function whatWords(marker: Letter | 'F'): string {
  switch (marker) {
    case 'P':
      return words('battle.control.P');
    case 'M':
      return words('battle.control.M');
    case 'S':
      return words('battle.control.S');
    case 'T':
      return words('battle.control.T');
    case 'F':
      return words('battle.control.fire');
  }
}

function reasonWords(marker: Letter | 'F'): string {
  switch (marker) {
    case 'P':
      return words('battle.control.whyP');
    case 'M':
      return words('battle.control.whyM');
    case 'S':
      return words('battle.control.whyS');
    case 'T':
      return words('battle.control.whyT');
    case 'F':
      return words('battle.control.whyF');
  }
}
