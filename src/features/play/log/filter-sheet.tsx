import { useT } from '@/messages/messages';
import { DICE_SOURCES } from '@/game/entry';
import { PHASE_IDS, SIDES } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import { useGame } from '../open-game';
import { kindWords, sourceWords } from './filter-words';
import { EVERYTHING, LOG_KINDS, type LogFilter } from './log-filter';

interface Props {
  open: boolean;
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  onClose: () => void;
}

/** What of the log is shown: kind, turn, phase, dice, ship. Each choice acts at once. */
export function FilterSheet({ open, filter, onChange, onClose }: Props) {
  const t = useT();
  const { view } = useGame();
  if (!open) return null;
  const any = { value: ANY, label: t('log.any') };
  const turns = Array.from({ length: view.turn }, (_, place) => String(place + 1));
  const ships = SIDES.flatMap((side) =>
    Object.values(view.ships)
      .filter((ship) => ship.side === side)
      .sort((a, b) => a.name.localeCompare(b.name)),
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('log.filter')}
      closeLabel={t('common.close')}
      testID="log-filters"
      foot={<Button label={t('log.clear')} onPress={() => onChange(EVERYTHING)} testID="log-clear" />}
    >
      <Section title={t('log.kind')}>
        <ChipChoice
          label={t('log.kind')}
          options={LOG_KINDS.map((kind) => ({ value: kind, label: kindWords(kind) }))}
          value={filter.kind}
          onChange={(kind) => onChange({ ...filter, kind })}
          testID="log-kind"
        />
      </Section>
      <Section title={t('log.turn')}>
        <ChipChoice
          label={t('log.turn')}
          options={[any, ...turns.map((turn) => ({ value: turn, label: turn }))]}
          value={filter.turn === null ? ANY : String(filter.turn)}
          onChange={(turn) => onChange({ ...filter, turn: turn === ANY ? null : Number(turn) })}
          testID="log-turn"
        />
      </Section>
      <Section title={t('log.phase')}>
        <ChipChoice
          label={t('log.phase')}
          options={[any, ...PHASE_IDS.map((phase) => ({ value: phase, label: phase }))]}
          value={filter.phase ?? ANY}
          onChange={(phase) => onChange({ ...filter, phase: PHASE_IDS.find((each) => each === phase) ?? null })}
          testID="log-phase"
        />
      </Section>
      <Section title={t('log.source')}>
        <ChipChoice
          label={t('log.source')}
          options={[any, ...DICE_SOURCES.map((source) => ({ value: source, label: sourceWords(source) }))]}
          value={filter.source ?? ANY}
          onChange={(source) => onChange({ ...filter, source: DICE_SOURCES.find((each) => each === source) ?? null })}
          testID="log-source"
        />
      </Section>
      <Section title={t('log.ship')}>
        <ChipChoice
          label={t('log.ship')}
          options={[any, ...ships.map(({ id, name }) => ({ value: id, label: name }))]}
          value={filter.ship ?? ANY}
          onChange={(ship) => onChange({ ...filter, ship: ship === ANY ? null : ship })}
          testID="log-ship"
        />
      </Section>
    </Sheet>
  );
}

const ANY = 'any';
