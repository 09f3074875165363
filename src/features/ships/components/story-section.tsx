import { useT } from '@/messages/messages';
import { boatNames, doubtAbout, type ShipFacts } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { squadronWord } from '../ship-words';

/** Her names, her squadrons, her end, and what else is worth knowing. */
export function StorySection({ facts }: { facts: ShipFacts }) {
  const t = useT();
  const boats = boatNames(facts.id);
  const { oldSpellings, squadrons, fate, notes } = facts;
  return (
    <Section title={t('ships.page.story')} testID="story">
      <Card>
        {oldSpellings.length > 0 && (
          <Told
            title={t('ships.page.oldSpellings')}
            text={oldSpellings.join(', ')}
            uncertain={doubtAbout(facts, 'oldSpellings') !== null || doubtAbout(facts, 'name') !== null}
          />
        )}
        {boats.length > 0 && <Told title={t('ships.page.boats')} text={boats.join(', ')} />}
        {squadrons.length > 0 && (
          <Told
            title={t('ships.page.squadrons')}
            text={squadrons.map(squadronWord).join(', ')}
            uncertain={doubtAbout(facts, 'squadrons') !== null}
          />
        )}
        {fate !== '' && (
          <Told title={t('ships.page.fate')} text={fate} uncertain={doubtAbout(facts, 'fate') !== null} />
        )}
        {notes !== '' && <Told title={t('ships.page.remarks')} text={notes} />}
      </Card>
    </Section>
  );
}

function Told({ title, text, uncertain = false }: { title: string; text: string; uncertain?: boolean }) {
  const t = useT();
  return (
    <Stack gap={2}>
      <Row wrap align="center" columnGap="sm">
        <Text as="control" color="ink2">
          {title}
        </Text>
        {uncertain && <Tag text={t('ships.fact.uncertain')} icon="info" />}
      </Row>
      <Text>{text}</Text>
    </Stack>
  );
}
