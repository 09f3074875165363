import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { blockOdds } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { useGame, useRollAtOnce } from '../game';

/** Merchants sent into the channel of Port Arthur after a failed attack (TSU-56). */
export function BlockShipsScreen() {
  const t = useT();
  const { isLargeText } = useTheme();
  const roll = useRollAtOnce();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  const merchants = Object.values(view.ships).filter(({ type, fate }) => type === 'M' && fate === 'afloat');
  const [count, setCount] = useState(Math.min(3, merchants.length));
  const send = async () => {
    const ships = merchants.slice(0, count).map((ship) => ship.id);
    // Own dice end where this screen was opened: nobody sends the same merchants twice.
    if (await roll({ type: 'sendBlockShips', ships }, { replace: true })) back();
  };
  return (
    <Screen
      title={t('tsushima.block.title')}
      band={bandOf('ijn')}
      back={{ label: t('common.back'), onPress: back }}
      testID="block-ships"
      actionBar={{
        aside: (
          <Stack accessible testID="block-odds">
            <Text as="key">{t('tsushima.percent', { percent: percentWords(blockOdds(count)) })}</Text>
            <Text as="text2" color="ink2">
              {t('tsushima.block.blocked')}
            </Text>
          </Stack>
        ),
        main: (
          <Button
            kind="primary"
            // Beside large odds the words need the room of the picture.
            icon={isLargeText ? undefined : 'dice'}
            label={t('tsushima.block.send', { count })}
            disabled={count === 0}
            onPress={() => void send()}
            testID="send-block-ships"
          />
        ),
      }}
    >
      <RuleLine flush words={t('tsushima.block.rule')} rule="TSU-56" />
      <RuleLine
        flush
        words={view.rulings.blockShipLoss === 'all-used' ? t('tsushima.block.allUsed') : t('tsushima.block.lodgedOnly')}
        rule="AMB-25"
      />
      <Stepper
        label={t('tsushima.block.count')}
        decreaseLabel={t('tsushima.block.fewer')}
        increaseLabel={t('tsushima.block.more')}
        value={count}
        min={Math.min(1, merchants.length)}
        max={merchants.length}
        onChange={setCount}
        testID="block-count"
      />
    </Screen>
  );
}
