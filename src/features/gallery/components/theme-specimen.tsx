import { useT } from '@/messages/messages';
import { Badge } from '@/ui/badge';
import { DieFace } from '@/ui/die-face';
import { Row } from '@/ui/layout';
import { Marker } from '@/ui/marker';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { ThemeProvider, useTheme } from '@/ui/theme';
import { THEME_NAMES } from '@/ui/themes';
import { radius, stroke } from '@/ui/tokens';

export function ThemeSpecimen() {
  const t = useT();
  const around = useTheme();
  // Whoever looks at this page at night keeps the eyes for the dark: no sheet of cream paper.
  const shown = around.theme === 'night' ? THEME_NAMES.filter((name) => name === 'night') : THEME_NAMES;
  return (
    <Section title={t('gallery.sections.themes')}>
      {shown.map((theme) => (
        <ThemeProvider key={theme} appearance={{ ...around, theme }}>
          <Swatch name={t(`settings.theme.${theme}`)} />
        </ThemeProvider>
      ))}
    </Section>
  );
}

/** The signs that must stay apart in each theme. */
function Swatch({ name }: { name: string }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  return (
    <Row
      wrap
      align="center"
      gap="sm"
      padding="md"
      style={{
        borderRadius: radius.card,
        borderWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: color.paper,
      }}
    >
      <Text as="name" style={{ flexGrow: 1, minWidth: isLargeText ? '100%' : 84 }}>
        {name}
      </Text>
      <Badge text={t('gallery.chips.firstMark')} tone="jp" label={t('gallery.chips.first')} />
      <Badge text={t('gallery.chips.secondMark')} tone="ru" label={t('gallery.chips.second')} />
      <Marker letter="M" label={t('gallery.chips.saidHit')} />
      <Marker kind="fire" count={2} label={t('gallery.chips.saidFires', { count: 2 })} />
      <DieFace face={2} state="success" size={30} label={t('gallery.dice.saidSuccess', { face: 2 })} />
      <DieFace face={5} state="failed" size={30} label={t('gallery.dice.saidFailed', { face: 5 })} />
    </Row>
  );
}
