import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { iconPaths, type IconName } from '@/ui/icon-paths';
import { Section } from '@/ui/section';
import { space } from '@/ui/tokens';

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export function IconSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.icons')}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.edge }}>
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </View>
    </Section>
  );
}
