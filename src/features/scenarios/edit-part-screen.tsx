import { useLocalSearchParams, useRouter } from 'expo-router';

import type { T } from '@/kit/scenario-words/terms';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { type ScenarioDraft, addRule } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { MissingScenario } from './components/missing-scenario';
import { BasicsPart } from './editor/basics-part';
import { ConvoyPart } from './editor/convoy-part';
import { FormationPart } from './editor/formation-part';
import { NotYours } from './editor/not-yours';
import { RulePart } from './editor/rule-part';
import { SidePart } from './editor/side-part';
import { TablePart } from './editor/table-part';
import { type Edit, useEdit } from './editor/use-edit';
import { VictoryPart } from './editor/victory-part';
import { WordsPart } from './editor/words-part';
import { useFound } from './use-scenarios';
import { effectWords } from './words/effect-words';
import { readable } from './words/names';

/** One part of the editor. The address says which: `ijn`, `ijn/2`, `rules/0`, `victory`. */
export const EditPartScreen = ofTogo(function EditPartScreen() {
  const { id, part } = useLocalSearchParams<{ id: string; part: string[] }>();
  const found = useFound(id);
  if (found.type === 'printed') return <NotYours scenario={found.scenario} />;
  if (found.type !== 'own') return <MissingScenario found={found} />;
  return <Part draft={found.scenario} part={part} />;
});

function Part({ draft, part: [part, place] }: { draft: ScenarioDraft; part: readonly string[] }) {
  const t = useT();
  const edit = useEdit(draft);
  const goBack = useBack(`/scenarios/${draft.id}/edit`);
  const found = partOf(edit, part, place, t);
  if (!found) return <MissingScenario found={{ type: 'unknown' }} />;
  return (
    <Screen title={found.title} subtitle={draft.name} back={goBack} testID={`edit-${part}`}>
      {found.body}
    </Screen>
  );
}

function partOf(edit: Edit, part: string | undefined, place: string | undefined, t: T) {
  const at = place === undefined ? null : Number(place);
  switch (part) {
    case 'basics':
      return { title: t('scenarios.place.basics'), body: <BasicsPart edit={edit} /> };
    case 'table':
      return { title: t('scenarios.place.table'), body: <TablePart edit={edit} /> };
    case 'ijn':
    case 'irn': {
      const formation = at === null ? null : edit.draft.sides[part].formations[at];
      if (at !== null && formation) {
        // Its own words are kept by each field, so another formation needs fields of its own.
        const body = <FormationPart key={formation.id} edit={edit} side={part} place={at} formation={formation} />;
        return { title: formation.name, body };
      }
      const title = part === 'ijn' ? t('scenarios.place.ijn') : t('scenarios.place.irn');
      return { title, body: <SidePart edit={edit} side={part} /> };
    }
    case 'convoy':
      return { title: t('scenarios.place.convoy'), body: <ConvoyPart edit={edit} /> };
    case 'rules': {
      const rule = at === null ? null : edit.draft.specialRules[at];
      if (at !== null && rule) {
        const title = t('scenarios.place.rule', { number: at + 1 });
        return { title, body: <RulePart key={rule.id} edit={edit} place={at} rule={rule} /> };
      }
      return { title: t('scenarios.place.rules'), body: <RulesPart edit={edit} /> };
    }
    case 'victory':
      return { title: t('scenarios.place.victory'), body: <VictoryPart edit={edit} /> };
    case 'words':
      return { title: t('scenarios.place.words'), body: <WordsPart edit={edit} /> };
    default:
      return null;
  }
}

const MOST_RULES = 40;

function RulesPart({ edit: { draft, change, checked } }: { edit: Edit }) {
  const t = useT();
  const router = useRouter();
  const { specialRules } = draft;
  return (
    <>
      {specialRules.length === 0 ? (
        <Text color="ink2">{t('scenarios.page.noRules')}</Text>
      ) : (
        <Card padded={false}>
          {specialRules.map(({ id, text, effects }, place) => (
            <ListRow
              key={id}
              title={text === '' ? t('scenarios.edit.ruleEmpty') : readable(text, draft, checked.names)}
              subtitle={effects.flatMap((effect) => effectWords(effect, checked.names, t).what).join(' ')}
              onPress={() => router.push(`/scenarios/${draft.id}/edit/rules/${place}`)}
              testID={`rule-row-${place}`}
            />
          ))}
        </Card>
      )}
      <Button
        icon="plus"
        label={t('scenarios.edit.addRule')}
        disabled={specialRules.length >= MOST_RULES}
        onPress={() => change(addRule)}
        testID="add-rule"
      />
    </>
  );
}
