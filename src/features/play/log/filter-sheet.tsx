import { useT } from '@/messages/messages';
import { DICE_SOURCES } from '@/game/entry';
import { SideMark } from '@/kit/side-mark';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import { useRollCompanion } from '../companion';
import { useGame } from '../open-game';
import { kindChoices, phaseWords, sourceWords } from './filter-words';
import { EVERYTHING, type LogFilter } from './log-filter';

interface Props {
  open: boolean;
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  onClose: () => void;
}

/** What of the log is shown: kind, turn, phase, dice, ship. Each choice acts at once. */
export function FilterSheet({ open, filter, onChange, onClose }: Props) {
  const t = useT();
  const companion = useRollCompanion();
  const { log, timeOf } = companion;
  const { view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  if (!open) return null;
  const any = { value: ANY, label: t('log.any') };
  const turns = Array.from({ length: timeOf?.(view).turn ?? 0 }, (_, place) => String(place + 1));
  const subjects = log.subjects(view);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('log.filter')}
      testID="log-filters"
      foot={<Button label={t('log.clear')} onPress={() => onChange(EVERYTHING)} testID="log-clear" />}
    >
      <Section title={t('log.kind')}>
        <ChipChoice
          label={t('log.kind')}
          options={kindChoices(companion)}
          value={filter.kind}
          onChange={(kind) => onChange({ ...filter, kind })}
          testID="log-kind"
        />
      </Section>
      {turns.length > 0 && (
        <Section title={t('log.turn')}>
          <ChipChoice
            label={t('log.turn')}
            options={[any, ...turns.map((turn) => ({ value: turn, label: turn }))]}
            value={filter.turn === null ? ANY : String(filter.turn)}
            onChange={(turn) => onChange({ ...filter, turn: turn === ANY ? null : Number(turn) })}
            testID="log-turn"
          />
        </Section>
      )}
      {log.phases.length > 0 && (
        <Section title={t('log.phase')}>
          <ChipChoice
            label={t('log.phase')}
            options={[any, ...log.phases.map((phase) => ({ value: phase, label: phaseWords(companion, phase) }))]}
            value={filter.phase ?? ANY}
            onChange={(phase) => onChange({ ...filter, phase: phase === ANY ? null : phase })}
            testID="log-phase"
          />
        </Section>
      )}
      <Section title={t('log.source')}>
        <ChipChoice
          label={t('log.source')}
          options={[any, ...DICE_SOURCES.map((source) => ({ value: source, label: sourceWords(source) }))]}
          value={filter.source ?? ANY}
          onChange={(source) => onChange({ ...filter, source: DICE_SOURCES.find((each) => each === source) ?? null })}
          testID="log-source"
        />
      </Section>
      {subjects.length > 0 && (
        <Section title={t('log.ship')}>
          <ChipChoice
            label={t('log.ship')}
            options={[
              any,
              ...subjects.map(({ id, name, side }) => ({
                value: id,
                label: name,
                mark: <SideMark side={companion.ensignOf(side)} marks={marks} width={22} />,
              })),
            ]}
            value={filter.ship ?? ANY}
            onChange={(ship) => onChange({ ...filter, ship: ship === ANY ? null : ship })}
            testID="log-ship"
          />
        </Section>
      )}
    </Sheet>
  );
}

const ANY = 'any';
