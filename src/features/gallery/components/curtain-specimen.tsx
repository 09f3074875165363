import { View } from 'react-native';

import { Curtain } from '@/kit/curtain/curtain';
import { CurtainHeader } from '@/kit/curtain/curtain-header';
import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

/** A phone's height, since it always fills the screen. */
const HEIGHT = 700;

export function CurtainSpecimen() {
  const t = useT();
  return (
    <Section title={t('curtain.specimen.title')}>
      <View style={{ height: HEIGHT }}>
        <Curtain
          side="irn"
          marks="ensigns"
          where={t('curtain.specimen.where')}
          behind={t('curtain.specimen.behind')}
          focused
          onLeave={nowhere}
          testID="specimen-curtain"
        >
          {({ close }) => (
            <Stack gap="edge">
              <CurtainHeader
                side="irn"
                marks="ensigns"
                title={t('curtain.specimen.pick')}
                subtitle={t('curtain.specimen.pickWhere')}
                onClose={close}
              />
              <Text>{t('curtain.specimen.secret')}</Text>
            </Stack>
          )}
        </Curtain>
      </View>
    </Section>
  );
}

// The gallery is one page: there is nowhere to leave to.
function nowhere() {}
