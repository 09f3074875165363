import { GuideHint } from '@/features/play/guide/guide-hint';
import { type BehindCurtain, SideCurtain } from '@/features/play/side-curtain';
import { actionsThisTurn } from '@/game/this-turn';
import { RuleLink } from '@/kit/rule-link';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { type CampaignEvent, type CampaignState, type Command, minesOdds, type Side } from '@/rules/tide/index';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { dieSize, space } from '@/ui/tokens';

import { BOOK, type OpenGame, useAct, useGame } from '../game';
import { SecretRoll } from '../roll/secret-roll';
import { NotNow } from './sail-screen';

/** Through the mines, behind the curtain: which ships roll is not known to the other side yet. */
export function MinesScreen({ param }: { param: string }) {
  const t = useT();
  return (
    <SideCurtain<Side> side={param} title={t('tide.mines.title')} behind={t('tide.mines.behind')}>
      {(open) => <Mines {...open} />}
    </SideCurtain>
  );
}

const COMMANDS: Readonly<Record<Side, Command>> = { ijn: { type: 'enterCoastal' }, irn: { type: 'leaveCoastal' } };

function Mines({ side, close, leave }: BehindCurtain<Side>) {
  const t = useT();
  const act = useAct();
  const { battle, state, nameOf } = useGame();
  const { step, meeting } = state;
  const group = meeting === null ? null : state.meetings[meeting][side];
  const isDue = step === (side === 'ijn' ? 'enter' : 'leave');
  if (group === null || !(isDue || hasCrossed(state, side))) return <NotNow onClose={leave} />;
  const dice = isDue ? null : diceOf(battle, side);
  const reveal = async () => {
    if (await act({ type: 'reveal' })) leave();
  };
  return (
    <SecretRoll
      title={t('tide.mines.title')}
      onClose={close}
      command={isDue ? COMMANDS[side] : null}
      rollLabel={t('tide.mines.roll', { count: group.ships.length })}
      after={{ label: t('tide.next.reveal'), onPress: () => void reveal() }}
      testID="mines"
    >
      <GuideHint words={t('tide.guide.hint.mines')} />
      {group.ships.length === 0 && <Text style={{ padding: space.edge }}>{t('tide.mines.none')}</Text>}
      {group.ships.map((id) => {
        const ship = state.ships[id];
        if (ship === undefined) return null;
        const { need, p } = minesOdds(side, ship.class);
        return (
          <ListRow
            key={id}
            title={nameOf(id)}
            subtitle={t('tide.mines.passes', { need: need.value })}
            value={isDue ? t('tide.percent', { percent: percentWords(p) }) : undefined}
            trailing={dice && <Rolled die={dice.get(id)} success={!group.turnedBack.includes(id)} />}
            testID={`mine-${id}`}
          />
        );
      })}
      <Row align="center" gap="xs" wrap paddingX="edge" paddingY="sm">
        <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
          {t('tide.mines.rule')}
        </Text>
        <RuleLink rule="TAS-18" />
      </Row>
    </SecretRoll>
  );
}

/** Whether this side has come through the mines to where the fleets are about to be revealed. */
const hasCrossed = ({ step, meeting, box }: CampaignState, side: Side): boolean =>
  step === 'reveal' && meeting === 'port-arthur' && side === (box === 'coastal' ? 'ijn' : 'irn');

/** Each ship's die as this side crossed the mines last; something else may have been done since. */
function diceOf(battle: OpenGame['battle'], side: Side): ReadonlyMap<string, number> {
  const events = actionsThisTurn(BOOK, battle).flatMap(
    (action) => action.events as unknown as readonly CampaignEvent[],
  );
  const crossed = events.findLast((event) => event.type === 'MinesCrossed' && event.side === side);
  return new Map(crossed?.type === 'MinesCrossed' ? crossed.rolls.map(({ ship, die }) => [ship, die]) : []);
}

function Rolled({ die, success }: { die: number | undefined; success: boolean }) {
  const t = useT();
  return (
    <Row align="center" gap="sm">
      {success ? (
        <Tag text={t('tide.mines.through')} icon="check" />
      ) : (
        <Tag text={t('tide.mines.back')} icon="anchor" />
      )}
      {die !== undefined && (
        <DieFace
          face={die as Face}
          state={success ? 'success' : 'failed'}
          size={dieSize.key}
          label={t('tide.mines.die', { die })}
        />
      )}
    </Row>
  );
}
