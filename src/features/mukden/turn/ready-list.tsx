import { useAsk } from '@/features/play/act-provider';
import { useT } from '@/messages/messages';
import { isReady, type Order, type Unit, unitsOf } from '@/rules/mukden/index';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Heading, Text } from '@/ui/text';
import { useGradual } from '@/ui/use-gradual';

import { CounterMark } from '../counter-mark';
import { useGame } from '../game';
import { hexWords } from '../words/names-in';
import { isShown, unitLines } from '../words/unit-words';

interface ReadyListProps {
  activity: Order;
  onPick: (unit: Unit) => void;
}

/** Units of the side to act that are face up. One that lies below another has no name until its side wants to use it (MUK-18). */
export function ReadyList({ activity, onPick }: ReadyListProps) {
  const t = useT();
  const ask = useAsk();
  const { state, view } = useGame();
  const ready = unitLines(state, view, unitsOf(state, state.actor).filter(isReady));
  const targets = (unit: Unit) => view.units[unit.id]?.targets ?? [];
  // Whoever can attack comes first.
  const lines =
    activity === 'combat' ? [...ready].sort((one, two) => targets(two.unit).length - targets(one.unit).length) : ready;
  const shown = useGradual(lines.length, { first: 8, each: 4 });
  const pick = async (unit: Unit) => {
    const isMeant =
      isShown(view, unit) ||
      (await ask({
        question: t('mukden.showUnit.question'),
        consequence: t('mukden.showUnit.consequence'),
        confirmLabel: t('mukden.showUnit.confirm'),
        cancelLabel: t('common.cancel'),
      }));
    if (isMeant) onPick(unit);
  };
  return (
    <>
      <Row paddingX="edge" paddingY="sm" justify="space-between" gap="sm">
        <Heading as="label">
          {activity === 'combat' ? t('mukden.actions.readyCombat') : t('mukden.actions.readyMovement')}
        </Heading>
        <Text as="label" color="ink2">
          {t('mukden.actions.tap')}
        </Text>
      </Row>
      {lines.length === 0 && (
        <Row paddingX="edge" paddingBottom="sm">
          <Text>{t('mukden.actions.noneReady')}</Text>
        </Row>
      )}
      {lines.slice(0, shown).map(({ unit, title, key, isNamed }) => (
        <ListRow
          key={unit.id}
          leading={isNamed ? <CounterMark unit={unit} /> : undefined}
          title={title}
          subtitle={hint(unit)}
          onPress={() => void pick(unit)}
          testID={`ready-${key}`}
        />
      ))}
    </>
  );

  function hint(unit: Unit): string {
    const where = hexWords(unit.hex);
    const known = view.units[unit.id];
    if (known === undefined || unit.hex === null) return where;
    if (activity === 'movement') return known.inEnemyZone ? t('mukden.actions.inZone', { where }) : where;
    return known.targets.length === 0
      ? t('mukden.actions.notNext', { where })
      : t('mukden.actions.nextTo', { where, hexes: known.targets.join(', ') });
  }
}
