import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { CampaignView } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { tokenWords } from './board-words';
import { type Place, tokensIn } from './box-contents';

/** What everybody may know to lie in a box, ship by ship. */
export function BoxSheet({ view, place, onClose }: { view: CampaignView; place: Place | null; onClose: () => void }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  if (place === null) return null;
  const tokens = tokensIn(view, place);
  return (
    <Sheet open onClose={onClose} title={t(`tide.board.box.${place}`)} testID="box-sheet">
      {tokens.length === 0 && <Text color="ink2">{t('tide.board.nothing')}</Text>}
      {tokens.map((token, i) => (
        <Stack key={i} gap="xs">
          <Row align="center" gap="sm">
            <SideMark side={ensignOf(token.side)} marks={marks} width={30} />
            <Text as="name" style={{ flex: 1 }}>
              {tokenWords(token)}
            </Text>
          </Row>
          <Text color="ink2">
            {token.type === 'secret' ? t('tide.board.secretText') : token.ships.map(({ name }) => name).join(', ')}
          </Text>
        </Stack>
      ))}
    </Sheet>
  );
}
