import { useLocalSearchParams } from 'expo-router';

import { BandMark } from '@/kit/band-mark';
import { bandOf, sideName } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { LONGEST_NOTE, ownChanges, type ShelvedShip, type ShipDifference, type ShipOrigin } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { NoShip } from './components/no-ship';
import { PlanCard } from './components/plan-card';
import { WarningList } from './components/warning-list';
import { FieldFoot } from './editor/field-foot';
import { GunsSection } from './editor/guns-section';
import { NumberField } from './editor/number-field';
import { TorpedoesSection } from './editor/torpedoes-section';
import { useShipEditor, type ShipEditor } from './editor/use-ship-editor';
import { WhoSection } from './editor/who-section';
import { fieldWord, changeWords } from './field-words';
import { useShipActions } from './use-ship-actions';
import { useShip, useWarnings } from './use-ships';
import { type WarningPlace, warningPlace } from './warning-words';

/** Every rating by taps; each change is kept as it is made, so there is nothing to save and nothing to lose. */
export const ShipEditScreen = ofTogo(function ShipEditScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const ship = useShip(id);
  return ship ? <Editor ship={ship} /> : <NoShip />;
});

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
      title={t('common.editName', { name: design.name })}
      subtitle={t('ships.edit.saved')}
      back={leave}
      band={bandOf(design.side)}
      right={<BandMark side={design.side} marks={marks} label={sideName(design.side)} />}
      actionBar={{
        main: <Button kind="primary" icon="check" label={t('common.done')} onPress={leave} testID="done" />,
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
      <Section title={t('ships.gunsByArc')}>
        <GunsSection {...part} />
        {warned('guns')}
      </Section>
      <Section title={t('ships.edit.torpedoes')}>
        <TorpedoesSection {...part} />
        {warned('torpedoes')}
      </Section>
      <Section title={t('ships.notes')}>
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

interface StateLineProps {
  origin: ShipOrigin;
  changes: readonly ShipDifference[];
  onReset: () => void;
}

/** How far she is from the library's ship, and the way back. */
function StateLine({ origin, changes, onReset }: StateLineProps) {
  const t = useT();
  const words = origin === 'own' ? t('ships.edit.own') : t('ships.edit.unchanged');
  return (
    <Row wrap align="center" columnGap="md" style={{ minHeight: 48 }}>
      <Text as="textStrong" style={{ flexGrow: 1, flexShrink: 1 }} testID="state">
        {changes.length === 0 ? words : t('ships.edit.changes', { count: changes.length })}
      </Text>
      {changes.length > 0 && (
        <Button icon="undo" label={t('ships.edit.resetAll')} onPress={onReset} testID="reset-all" />
      )}
    </Row>
  );
}

/** Says what it will undo; grey as long as there is nothing. */
function UndoButton({ editor: { last, undo } }: { editor: ShipEditor }) {
  const t = useT();
  const words = last && changeWords(last);
  return (
    <Button
      icon="undo"
      iconPlace="above"
      label={words ? t('common.undoField', { field: words.field }) : t('common.undo')}
      spokenLabel={words ? t('ships.edit.undoSaid', words) : t('common.undoNothing')}
      disabled={last === null}
      onPress={undo}
      testID="undo"
    />
  );
}
