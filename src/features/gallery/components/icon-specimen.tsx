import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { iconPaths, type IconName } from '@/ui/icon-paths';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export function IconSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.icons')}>
      <Row wrap gap="edge">
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
    </Section>
  );
}
