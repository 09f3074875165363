import { takenOff, toggled } from '@/features/play/turn/choices';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { criticalAt, isBlank, ORDERS, paralysedBy, unitsOf } from '@/rules/mukden/index';
import { Row, Stack } from '@/ui/layout';
import { RadioRow } from '@/ui/radio-row';
import { Heading, Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { CounterMark } from '../counter-mark';
import { type TurnBodyProps, useGame } from '../game';
import { hexWords } from '../words/names-in';
import { unitLines } from '../words/unit-words';
import { chosenOrder } from './next-step';

type PanelProps = Pick<TurnBodyProps, 'choice' | 'onChoose'>;

/** Phase I: where the Cavalry Corps comes back (MUK-12). */
export function CorpsPanel({ choice, onChoose }: PanelProps) {
  const t = useT();
  const { view } = useGame();
  const { corpsHexes } = view;
  const chosen = corpsHexes.find((hex) => hex === choice) ?? corpsHexes[0];
  return (
    <Stack paddingY="sm">
      <RuleLine words={t('mukden.corps.returns')} rule="MUK-12" />
      <Stack paddingX="edge" role="radiogroup" aria-label={t('mukden.asks.corps')}>
        {corpsHexes.length === 0 && <Text>{t('mukden.corps.nowhere')}</Text>}
        {corpsHexes.map((hex) => {
          const place = criticalAt(view, hex) === 'mukden' ? 'mukden' : 'railroad';
          const words = t(`mukden.corps.hex.${place}`, { hex });
          return (
            <RadioRow
              key={hex}
              words={words}
              on={hex === chosen}
              onPress={() => onChoose(hex)}
              testID={`corps-${hex}`}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}

/** Phase II: what comes first this turn (MUK-13). */
export function OrderPanel({ choice, onChoose }: PanelProps) {
  const t = useT();
  const chosen = chosenOrder(choice);
  const texts = { movement: t('mukden.order.movementText'), combat: t('mukden.order.combatText') };
  return (
    <Stack paddingX="edge" paddingY="sm" gap="sm" role="radiogroup" aria-label={t('mukden.asks.choose')}>
      {[...ORDERS].reverse().map((order) => (
        <RadioRow
          key={order}
          words={t(`mukden.next.order.${order}`)}
          detail={texts[order]}
          on={order === chosen}
          onPress={() => onChoose(order)}
          testID={`order-${order}`}
        />
      ))}
      <RuleLine flush quiet words={t('mukden.order.guns')} rule="MUK-13" />
    </Stack>
  );
}

/** Phases III and VI: the die, then the units it takes (MUK-14). */
export function ParalysisPanel({ choice, onChoose }: PanelProps) {
  const { paralysis } = useGame().view;
  return paralysis === null ? <ParalysisOdds /> : <ParalysedUnits count={paralysis.count} {...{ choice, onChoose }} />;
}

function ParalysisOdds() {
  const t = useT();
  return (
    <Stack paddingY="sm" gap="sm">
      <RuleLine words={t('mukden.paralysis.text')} rule="MUK-14" />
      <Stack paddingX="edge">
        <FaceLadder
          label={t('mukden.paralysis.ladder')}
          resultOf={(face) => ({
            brings: String(paralysedBy(face)),
            note: paralysedBy(face) === 1 ? t('mukden.paralysis.unit') : t('mukden.paralysis.units'),
            scores: paralysedBy(face) > 0,
          })}
          testID="paralysis-ladder"
        />
      </Stack>
    </Stack>
  );
}

/** Any Russian unit on the map, also one below another: naming it shows it. On a phone that does not know it, it cannot be named (AMB-3). */
function ParalysedUnits({ count, choice, onChoose }: PanelProps & { count: number }) {
  const t = useT();
  const { state, view } = useGame();
  const chosen = takenOff(choice);
  const russians = unitsOf(state, 'irn');
  const hidden = russians.filter(isBlank).length;
  return (
    <>
      <Row paddingX="edge" paddingY="sm" justify="space-between" align="baseline" aria-live="polite">
        <Heading as="name">{t('mukden.paralysis.choose', { count })}</Heading>
        <Text as="value" testID="paralysed-count">
          {t('mukden.paralysis.chosen', { chosen: chosen.length, count })}
        </Text>
      </Row>
      {unitLines(state, view, russians).map(({ unit, title, key, isNamed }) => (
        <ToggleRow
          key={unit.id}
          kind="checkbox"
          title={title}
          subtitle={hexWords(unit.hex)}
          leading={isNamed ? <CounterMark unit={unit} /> : undefined}
          said={isNamed && unit.disrupted ? t('mukden.paralysis.flipped') : undefined}
          trailing={
            isNamed && unit.disrupted ? (
              <Text as="text2" color="ink2">
                {t('mukden.paralysis.flipped')}
              </Text>
            ) : undefined
          }
          on={chosen.includes(unit.id)}
          onChange={() => onChoose(toggled(choice, unit.id))}
          testID={`paralyse-${key}`}
        />
      ))}
      {hidden > 0 && (
        <RuleLine words={t('mukden.paralysis.below', { count: hidden })} rule="MUK-18" testID="paralyse-below" />
      )}
    </>
  );
}
