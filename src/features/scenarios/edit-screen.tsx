import { useLocalSearchParams, useRouter } from 'expo-router';

import { useBack } from '@/kit/use-back';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { type ScenarioDraft } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { MissingScenario } from './components/missing-scenario';
import { OpeningSection } from './components/opening-section';
import { NotYours } from './editor/not-yours';
import { type Edit, useEdit } from './editor/use-edit';
import { useFound } from './use-scenarios';
import { problemPlace, problemWords } from './words/problem-words';

/** The editor's first page: what is still missing, and the parts. */
export const EditScreen = ofTogo(function EditScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const found = useFound(id);
  if (found.type === 'own') return <Overview draft={found.scenario} />;
  return found.type === 'printed' ? <NotYours scenario={found.scenario} /> : <MissingScenario found={found} />;
});

function Overview({ draft }: { draft: ScenarioDraft }) {
  const t = useT();
  const router = useRouter();
  const edit = useEdit(draft);
  const goBack = useBack(`/scenarios/${draft.id}`);
  return (
    <Screen
      title={draft.name.trim() === '' ? t('scenarios.list.unreadName') : draft.name}
      subtitle={t('scenarios.edit.title')}
      back={goBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="check"
            label={t('scenarios.edit.done')}
            onPress={() => router.dismissTo(`/scenarios/${draft.id}`)}
            testID="edit-done"
          />
        ),
      }}
      testID="edit-scenario"
    >
      <Problems edit={edit} />
      <Parts edit={edit} />
      <OpeningSection scenario={draft} />
      <Text as="text2" color="ink2">
        {t('scenarios.edit.saved')}
      </Text>
    </Screen>
  );
}

/** What keeps it from being fought; a tap leads to the place. */
function Problems({ edit: { draft, checked } }: { edit: Edit }) {
  const t = useT();
  const router = useRouter();
  if (checked.problems.length === 0) {
    return (
      <Card testID="edit-complete" style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Icon name="check" size={24} strong />
        <Text as="textStrong" style={{ flex: 1 }}>
          {t('scenarios.edit.complete')}
        </Text>
      </Card>
    );
  }
  return (
    <Section title={t('scenarios.edit.missing')} aside={String(checked.problems.length)} testID="edit-problems">
      <Card padded={false} frame="strong">
        {checked.problems.map((problem, number) => {
          const { sentence, place } = problemWords(problem, draft, checked.names, t);
          const address = problemPlace(problem.path).join('/');
          return (
            <ListRow
              key={`${problem.path}-${problem.code}`}
              leading={<Icon name="warning" size={24} />}
              title={sentence}
              subtitle={place}
              onPress={() => router.push(`/scenarios/${draft.id}/edit/${address}`)}
              testID={`problem-${number}`}
            />
          );
        })}
      </Card>
    </Section>
  );
}

function Parts({ edit: { draft } }: { edit: Edit }) {
  const t = useT();
  const router = useRouter();
  const { sides, convoy, specialRules, table, turnLimit } = draft;
  const transports = (convoy?.groups ?? []).reduce((sum, { count }) => sum + count, 0);
  const rows = [
    { part: 'basics', title: t('scenarios.place.basics'), value: t('scenarios.edit.turns', { count: turnLimit }) },
    {
      part: 'table',
      title: t('scenarios.place.table'),
      value: t('scenarios.page.tableSize', { width: inchWords(table.width), depth: inchWords(table.depth) }),
    },
    {
      part: 'ijn',
      title: t('scenarios.place.ijn'),
      value: t('common.formations', { count: sides.ijn.formations.length }),
    },
    {
      part: 'irn',
      title: t('scenarios.place.irn'),
      value: t('common.formations', { count: sides.irn.formations.length }),
    },
    {
      part: 'convoy',
      title: t('scenarios.place.convoy'),
      value: convoy ? t('scenarios.page.transports', { count: transports }) : t('scenarios.edit.none'),
    },
    {
      part: 'rules',
      title: t('scenarios.place.rules'),
      value: t('scenarios.edit.rules', { count: specialRules.length }),
    },
    { part: 'victory', title: t('scenarios.place.victory') },
    { part: 'words', title: t('scenarios.place.words') },
  ];
  return (
    <Section title={t('scenarios.edit.parts')}>
      <Card padded={false}>
        {rows.map(({ part, title, value }) => (
          <ListRow
            key={part}
            title={title}
            subtitle={value}
            onPress={() => router.push(`/scenarios/${draft.id}/edit/${part}`)}
            testID={`part-${part}`}
          />
        ))}
      </Card>
    </Section>
  );
}
