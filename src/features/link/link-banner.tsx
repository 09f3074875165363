import { type ReactNode, useState } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { useRollCompanion } from '@/features/play/companion';
import { linesOf } from '@/features/play/log/log-words';
import { useGame } from '@/features/play/open-game';
import { useT } from '@/messages/messages';
import { useSession } from '@/store/session';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

import { useLink } from './link-session';
import { SeatsSheet } from './seats-sheet';

/** Over every screen of a linked game: whether the host hears this phone, and what the others did last. */
export function LinkBanner({ children }: { children: ReactNode }) {
  const t = useT();
  const { color } = useTheme();
  const insets = useInsets();
  const [isOpen, setOpen] = useState(false);
  const status = useLink(({ state }) => state?.status ?? 'alone');
  const waiting = useLink(({ state }) => state?.waiting.length ?? 0);
  const isHostFull = useLink(({ state }) => state?.isHostFull ?? false);
  const news = useNews();
  const isLinked = status === 'linked' && !isHostFull;
  const count = waiting > 0 ? t('link.banner.waiting', { count: waiting }) : null;
  const more = isHostFull ? t('link.banner.hostFull') : status === 'alone' ? t('link.banner.alonePlain') : news;
  return (
    <View style={{ flex: 1 }}>
      <Pressable
        label={
          waiting > 0 ? t(`link.banner.spokenWaiting.${status}`, { count: waiting }) : t(`link.banner.spoken.${status}`)
        }
        onPress={() => setOpen(true)}
        testID="link-banner"
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.sm,
          minHeight: touch.min + insets.top,
          paddingTop: insets.top,
          paddingHorizontal: space.edge,
          paddingVertical: space.xs,
          backgroundColor: isLinked ? color.card : color.nowWash,
          borderBottomWidth: isLinked ? stroke.hairline : stroke.active,
          borderColor: isLinked ? color.rule : color.now,
        }}
      >
        <Icon name={isLinked ? 'phone' : 'warning'} size={22} strong={!isLinked} />
        <Text as="control" testID="link-status">
          {t(`link.banner.${status}`)}
        </Text>
        {count !== null && (
          <Text as="control" color="danger" testID="link-waiting">
            {count}
          </Text>
        )}
        {/* Said once by a screen reader, whose focus stays where it is. */}
        <View style={{ flex: 1 }} role="status" aria-live="polite">
          <Text as="text2" color={isLinked ? 'ink2' : 'ink'} numberOfLines={2} testID="link-news">
            {more ?? ''}
          </Text>
        </View>
        <Icon name="down" size={20} color="ink2" />
      </Pressable>
      {/* The banner has taken the room under the status bar. */}
      <SafeAreaInsetsContext value={{ ...insets, top: 0 }}>
        <View style={{ flex: 1 }}>{children}</View>
      </SafeAreaInsetsContext>
      <SeatsSheet open={isOpen} onClose={() => setOpen(false)} />
    </View>
  );
}

/** What another phone did last, in a sentence; null while the last tap was this phone's. */
function useNews(): string | null {
  const t = useT();
  const companion = useRollCompanion();
  const { nameOf } = useGame();
  const last = useSession(({ seat }) => seat?.lines[0] ?? null);
  // An undo that others were asked for comes a while after its tap.
  if (last === null || (last.isOwn && last.type !== 'undone')) return null;
  const [what] = linesOf(companion, last, nameOf);
  if (what === undefined) return null;
  // Nobody's seat did what came with the battle to this table.
  if (last.by === undefined && last.type === 'action' && last.command !== null) return what;
  const seat = last.by ?? t('link.banner.someone');
  // What the umpire ruled says so itself.
  return what.startsWith(seat) ? what : t('link.banner.news', { seat, what });
}
