import { GuideHint } from '@/features/play/guide/guide-hint';
import { View } from 'react-native';

import type { RollProps } from '@/features/play/companion';
import { Outcomes } from '@/features/play/roll/outcomes';
import { useT } from '@/messages/messages';
import type { Strip } from '@/rules/common/strip';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';
import { DamageHead } from './damage-head';
import { salvoOf } from './salvo-of';
import { SalvoResult } from './salvo-result';
import { isDamage, shipInHand } from './strip-words';

/** Over the form: the guide, and of damage the ship that suffers it. */
export function RollAbove({ draft, strip }: RollProps) {
  const t = useT();
  const hurt = shipInHand(draft, strip);
  return (
    <>
      <GuideHint words={t('firstBattle.guide.hint.roll')} />
      {hurt !== undefined && <DamageHead draft={draft} ship={hurt} />}
    </>
  );
}

const SALVOS: readonly string[] = ['GunfireResolved', 'TorpedoResolved'];

/** What the dice came to: the hits of a salvo as a large number, the rest in words. */
export function RollOutcome({ draft, strip, lines }: RollProps) {
  const t = useT();
  const salvo = salvoOf(useGame(), draft);
  return (
    <View style={{ gap: space.sm }}>
      {salvo && <SalvoResult salvo={salvo} />}
      <Outcomes lines={salvo ? lines.filter(({ code }) => !SALVOS.includes(code)) : lines} />
      {isDamage(draft) && strip.groups.some(isUntouched) && <Text>{t('damage.stopped')}</Text>}
    </View>
  );
}

/** Not rolled, because the dice stopped at an explosion before. */
const isUntouched = ({ rows }: Strip['groups'][number]): boolean =>
  rows.every(({ steps }) => steps.every(({ faces, successes }) => faces.length === 0 && successes === null));
