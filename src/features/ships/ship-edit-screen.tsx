import { useLocalSearchParams } from 'expo-router';
import { BandMark } from '@/kit/band-mark';
import { bandOf, sideName } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { LONGEST_NOTE, ownChanges, type ShelvedShip } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';

import { NoShip } from './components/no-ship';
import { PlanCard } from './components/plan-card';
import { WarningList } from './components/warning-list';
import { FieldFoot } from './editor/field-foot';
import { GunsSection } from './editor/guns-section';
import { NumberField } from './editor/number-field';
import { StateLine } from './editor/state-line';
import { TorpedoesSection } from './editor/torpedoes-section';
import { UndoButton } from './editor/undo-button';
import { useShipEditor } from './editor/use-ship-editor';
import { WhoSection } from './editor/who-section';
import { fieldWord } from './field-words';
import { useShip, useWarnings } from './use-ships';
import { useShipActions } from './use-ship-actions';
import { type WarningPlace, warningPlace } from './warning-words';

/** Every rating by taps; each change is kept as it is made, so there is nothing to save and nothing to lose. */
export function ShipEditScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const ship = useShip(id);
  return ship ? <Editor ship={ship} /> : <NoShip />;
}

function Editor({ ship }: { ship: ShelvedShip }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { design } = ship;
  const editor = useShipEditor(design.id);
  const actions = useShipActions(design);
  const warnings = useWarnings(ship);
  const changes = ownChanges(design);
  const part = { design, changes, editor };
  const warned = (place: WarningPlace) => (
    <WarningList warnings={warnings.filter((warning) => warningPlace(warning) === place)} />
  );
  const leave = useBack(`/ship/${design.id}`);

  return (
    <Screen
      title={t('ships.edit.title', { name: design.name })}
      subtitle={t('ships.edit.saved')}
      back={leave}
      band={bandOf(design.side)}
      right={<BandMark side={design.side} marks={marks} label={sideName(design.side)} />}
      actionBar={{
        main: <Button kind="primary" icon="check" label={t('ships.edit.done')} onPress={leave} testID="done" />,
        aside: <UndoButton editor={editor} />,
      }}
      testID="ship-edit"
    >
      <PlanCard design={design} />
      <StateLine origin={ship.origin} changes={changes} onReset={() => void actions.reset()} />
      <Section title={t('ships.edit.who')}>
        <WhoSection {...part} />
        {warned('who')}
      </Section>
      <Section title={t('ships.edit.ratings')}>
        <NumberField number="speed" {...part} />
        <NumberField number="armour" {...part} />
        <NumberField number="gunSize" {...part} />
        <NumberField number="torpedoSize" {...part} />
        <NumberField number="boatsPerBase" {...part} />
        <NumberField number="lengthM" hint={t('ships.edit.lengthHint')} {...part} />
        {warned('ratings')}
      </Section>
      <Section title={t('ships.edit.guns')}>
        <GunsSection {...part} />
        {warned('guns')}
      </Section>
      <Section title={t('ships.edit.torpedoes')}>
        <TorpedoesSection {...part} />
        {warned('torpedoes')}
      </Section>
      <Section title={t('ships.edit.notes')}>
        <TextField
          label={fieldWord('notes')}
          showLabel={false}
          value={design.notes}
          maxLength={LONGEST_NOTE}
          multiline
          onChange={(notes) => editor.edit((now) => ({ ...now, notes }))}
          testID="edit-notes"
        />
        <FieldFoot change={changes.find(({ field }) => field === 'notes')} editor={editor} testID="edit-notes" />
      </Section>
    </Screen>
  );
}
