import { View } from 'react-native';

import { Curtain } from '@/kit/curtain/curtain';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
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
              <Text>{t('curtain.specimen.secret')}</Text>
              <Button label={t('curtain.specimen.close')} onPress={close} testID="specimen-curtain-close" />
            </Stack>
          )}
        </Curtain>
      </View>
    </Section>
  );
}

// The gallery is one page: there is nowhere to leave to.
function nowhere() {}
