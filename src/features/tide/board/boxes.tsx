import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { CampaignView } from '@/rules/tide/index';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { tokenWords } from './board-words';
import { BoxChart } from './box-chart';
import { type Place, tokensIn } from './box-contents';

const PLACES: readonly Place[] = ['open-sea', 'coastal', 'japan', 'port-arthur', 'vladivostok'];

/** The display, and below it what lies where, ship by ship. */
export function Boxes({ view }: { view: CampaignView }) {
  return (
    <>
      <BoxChart view={view} />
      <View>
        {PLACES.map((place) => (
          <Contents key={place} view={view} place={place} />
        ))}
      </View>
    </>
  );
}

function Contents({ view, place }: { view: CampaignView; place: Place }) {
  const t = useT();
  const { color } = useTheme();
  const tokens = tokensIn(view, place);
  if (tokens.length === 0) return null;
  return (
    <Stack
      paddingY="sm"
      gap="xs"
      style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}
      testID={`contents-${place}`}
    >
      <Text as="name">{t(`tide.board.box.${place}`)}</Text>
      {tokens.map((token, i) => (
        <View key={i}>
          <Text as="control">{tokenWords(token)}</Text>
          {token.ships.length > 0 && (
            <Text as="text2" color="ink2">
              {token.ships.map(({ name }) => name).join(', ')}
            </Text>
          )}
        </View>
      ))}
    </Stack>
  );
}
