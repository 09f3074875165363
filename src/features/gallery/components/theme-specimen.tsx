import { SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
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
    <Section title="Three themes">
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
      <SideMark side="japan" marks="plain" width={42} label="The first side" />
      <SideMark side="russia" marks="plain" width={42} label="The second side" />
      <Marker letter="M" label="One penetrating hit" />
      <Marker kind="fire" count={2} label="2 fires" />
      <DieFace face={2} state="success" size={30} label="Die showing 2, success" />
      <DieFace face={5} state="failed" size={30} label="Die showing 5, failed" />
    </Row>
  );
}
