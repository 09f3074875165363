import { useLocalSearchParams } from 'expo-router';

import { PickRow } from '@/kit/pick-sheet';
import { bandOf, sideName } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { effectSentence, timeWord } from '@/kit/words/card-words';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { CARD_OWNERS, type CardDesign, PHASE_IDS } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { NoCard } from './components/card-row';
import { EffectSection } from './components/effect-section';
import { TargetSection } from './components/target-section';
import { type CardEditor, useCardEditor } from './use-card-editor';

/** A card of the owner's: name and text are typed, everything else is chosen or stepped. */
export const CardEditScreen = ofTogo(function CardEditScreen() {
  const t = useT();
  const { id } = useLocalSearchParams<{ id: string }>();
  const card = useLibrary((library) => library.card.get(id));
  if (card) return <Editor card={card} />;
  return <NoCard title={t('cards.card.notFound.title')} />;
});

function Editor({ card }: { card: CardDesign }) {
  const t = useT();
  const editor = useCardEditor(card.id);
  const { edit } = editor;
  const leave = useBack(`/cards/${card.id}`);
  return (
    <Screen
      title={t('common.editName', { name: card.name })}
      subtitle={t('cards.edit.saved')}
      back={leave}
      band={card.side === 'both' ? undefined : bandOf(card.side)}
      actionBar={{
        main: <Button kind="primary" icon="check" label={t('common.done')} onPress={leave} testID="done" />,
        aside: <UndoButton editor={editor} />,
      }}
      testID="card-edit"
    >
      <TextField
        kind="name"
        maxLength={LONGEST_NAME}
        label={t('common.name')}
        emptyError={t('cards.edit.noName')}
        value={card.name}
        onChange={(name) => edit((now) => ({ ...now, name: name.trim() }))}
        testID="card-name"
      />
      <TextField
        multiline
        maxLength={2000}
        label={t('cards.edit.text')}
        hint={t('cards.edit.textHint')}
        value={card.text}
        onChange={(text) => edit((now) => ({ ...now, text }))}
        testID="card-text-field"
      />
      <NamedChoice
        label={t('cards.deckOf')}
        value={card.side}
        onChange={(side) => edit((now) => ({ ...now, side }))}
        options={CARD_OWNERS.map((value) => ({ value, label: sideName(value) }))}
        testID="choose-side"
      />
      <PickRow
        label={t('cards.edit.time')}
        value={card.time}
        onChange={(time) => edit((now) => ({ ...now, time }))}
        options={(['any', ...PHASE_IDS] as const).map((value) => ({ value, label: timeWord(value) }))}
        testID="pick-time"
      />
      <EffectSection card={card} edit={edit} />
      <TargetSection card={card} edit={edit} />
      <Section title={t('cards.edit.preview')} testID="card-preview">
        <Card frame="strong">
          <Text as="textMedium">{effectSentence(card.effect)}</Text>
        </Card>
      </Section>
      <TextField
        multiline
        maxLength={2000}
        label={t('cards.edit.note')}
        value={card.note}
        onChange={(note) => edit((now) => ({ ...now, note }))}
        testID="card-note-field"
      />
    </Screen>
  );
}

/** Says what it will undo; grey as long as there is nothing. */
function UndoButton({ editor: { last, undo } }: { editor: CardEditor }) {
  const t = useT();
  return (
    <Button
      icon="undo"
      iconPlace="above"
      label={last ? t('common.undoField', { field: t(`cards.edit.field.${last}`) }) : t('common.undo')}
      spokenLabel={last ? undefined : t('common.undoNothing')}
      disabled={last === null}
      onPress={undo}
      testID="undo"
    />
  );
}
