import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { t } from '@/messages/messages';
import { type CampaignView, type Hex, judgeMarch, type UnitView } from '@/rules/mukden/index';
import { ChipChoice } from '@/ui/chip-choice';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { OpenGame } from '../game';
import { CounterMark } from '../counter-mark';
import { stateWords, unitSaid } from '../forces/unit-words';
import { hexWords } from '../words/names-in';
import { hexesBetween, type HexMap } from './hex-geometry';

interface BoardCardProps {
  game: OpenGame;
  map: HexMap;
  unit: UnitView | null;
  /** The hex over which it hangs, in a finger's hand. */
  over: Hex | null;
  onChoose?: (unit: string) => void;
  /** Without it, in a look back, the card is only read. */
  onOpen?: (unit: string) => void;
}

/** Under the board: whoever is chosen and what holds it, or how the board is worked. */
export function BoardCard({ game, map, unit, over, onChoose, onOpen }: BoardCardProps) {
  const { color } = useTheme();
  return (
    <View
      testID="board-card"
      style={{
        minHeight: 92,
        justifyContent: 'center',
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        borderTopWidth: stroke.frame,
        borderColor: color.ruleStrong,
        backgroundColor: color.card,
      }}
    >
      {unit === null ? <Idle view={game.view} /> : <Chosen {...{ game, map, unit, over, onChoose, onOpen }} />}
    </View>
  );
}

function Idle({ view }: { view: CampaignView }) {
  const off = Object.values(view.units).filter(({ hex, strength }) => hex === null && strength > 0).length;
  const isEmpty = Object.keys(view.units).length === 0;
  const idle =
    view.activity === 'movement' ? 'idleMove' : view.activity === 'combat' ? 'idleAttack' : ('idle' as const);
  return (
    <>
      <Text as="name">{isEmpty ? t('mukden.board.noUnits') : t(`mukden.board.${idle}`)}</Text>
      {off > 0 && (
        <Text as="text2" color="ink2" testID="off-map">
          {t('mukden.board.offMap', { count: off })}
        </Text>
      )}
    </>
  );
}

function Chosen({ game, map, unit, over, onChoose, onOpen }: BoardCardProps & { unit: UnitView }) {
  const { view } = game;
  const stack = view.stacks.find(({ hex }) => hex === unit.hex);
  const others = stack?.units ?? [];
  const below = stack === undefined || others.length > 0 ? 0 : stack.below;
  const isHeld = unit.ready && unit.inEnemyZone;
  return (
    <>
      <Pressable
        label={[unitSaid(unit, below), t('mukden.board.open', { name: unit.name })].join('. ')}
        onPress={() => onOpen?.(unit.id)}
        disabled={onOpen === undefined}
        testID="card-open"
        style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}
      >
        <CounterMark unit={unit} flipped={!unit.ready} below={stack?.below} />
        <View style={{ flex: 1, minWidth: 0 }}>
          <Heading as="title" testID="card-unit">
            {unit.name}
          </Heading>
          <Text as="text2" color="ink2" testID="card-facts">
            {over !== null && over !== unit.hex
              ? overWords(game, map, unit, over)
              : [
                  hexWords(unit.hex),
                  ...stateWords(unit),
                  ...(below > 0 ? [t('mukden.forces.below', { count: below })] : []),
                ].join(' · ')}
          </Text>
        </View>
        {onOpen && <Icon name="next" size={22} />}
      </Pressable>
      {isHeld && (
        <Row align="center" gap="sm">
          <Text as="text2" color="ink2">
            {t('mukden.board.leaves')}
          </Text>
          <RuleLink rule="MUK-20" />
        </Row>
      )}
      {onChoose && others.length > 1 && (
        <ChipChoice
          label={t('mukden.board.stack')}
          options={others.map((id) => ({ value: id, label: game.nameOf(id) }))}
          value={unit.id}
          onChange={onChoose}
          testID="card-stack"
        />
      )}
    </>
  );
}

/** Where it hangs: what the move costs on a painted map, else how far it is. */
function overWords({ state, view }: OpenGame, map: HexMap, unit: UnitView, hex: Hex): string {
  const mayMove = view.activity === 'movement' && unit.side === view.actor && unit.ready;
  const { march, forced } = mayMove ? judgeMarch(state, unit, hex) : { march: null, forced: false };
  if (march !== null) {
    return forced
      ? t('mukden.board.forced', { hex, cost: march.cost })
      : t('mukden.board.cost', { hex, count: march.cost });
  }
  return unit.hex === null ? hex : t('mukden.board.hangs', { hex, count: hexesBetween(map, unit.hex, hex) });
}
