import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import type { GlyphStroke } from '../../play/shelf-book';
import type { Campaign, OnShelf } from '../use-shelf';

interface ShelfCardProps {
  book: OnShelf;
  /** The campaign to go on with. */
  campaign: Campaign | undefined;
  onOpen: () => void;
  onContinue: (campaign: Campaign) => void;
  /** Where there is none yet: a first game with the guide, or a campaign of their own. */
  onNew: () => void;
  onQuick: () => void;
}

const SPINE = 46;

/** A book on the shelf: what the phone does for you, where you were in it, and a quick roll. */
export function ShelfCard({ book, campaign, onOpen, onContinue, onNew, onQuick }: ShelfCardProps) {
  const t = useT();
  const { color } = useTheme();
  const { id, name } = book;
  return (
    <Row
      testID={`book-${id}`}
      style={{
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color.card,
        overflow: 'hidden',
      }}
    >
      <Spine glyph={book.glyph} />
      <Stack flex={1} justify="space-between" style={{ minWidth: 0, minHeight: 130 }}>
        <Pressable
          label={t('shelf.open', { book: name })}
          onPress={onOpen}
          testID={`open-${id}`}
          style={{ flexGrow: 1, paddingHorizontal: space.md, paddingTop: 6, paddingBottom: space.xs }}
        >
          <Heading as="title">{name}</Heading>
          <Text as="text2" color="ink2">
            {book.does}
          </Text>
        </Pressable>
        <Row
          align="center"
          wrap
          style={{
            borderTopWidth: stroke.hairline,
            borderColor: color.rule,
            paddingLeft: space.md,
            paddingRight: space.xs,
            paddingVertical: 3,
          }}
        >
          {campaign ? (
            <ContinueLine campaign={campaign} onPress={() => onContinue(campaign)} testID={`continue-${id}`} />
          ) : (
            <Pressable
              label={book.firstGame ? t('shelf.first.of', { book: name }) : t('shelf.newCampaignOf', { book: name })}
              onPress={onNew}
              testID={`new-${id}`}
              style={{ flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.sm }}
            >
              <Icon name={book.firstGame ? 'compass' : 'plus'} size={20} />
              <Text as="control" style={{ flexShrink: 1 }}>
                {book.firstGame ? t('shelf.first.title') : t('shelf.newCampaign')}
              </Text>
            </Pressable>
          )}
          {book.quick.length > 0 && (
            <Button
              icon="dice"
              label={t('shelf.quick')}
              spokenLabel={t('shelf.quickOf', { book: name })}
              onPress={onQuick}
              testID={`quick-${id}`}
              style={{ minWidth: 88 }}
            />
          )}
        </Row>
      </Stack>
    </Row>
  );
}

interface ContinueLineProps {
  campaign: Campaign;
  onPress: () => void;
  testID: string;
}

/** Who is about to do what, and in which campaign. */
function ContinueLine({ campaign: { battle, where }, onPress, testID }: ContinueLineProps) {
  const t = useT();
  const { name } = battle;
  const line = where ? t('shelf.line', { name, where: where.line }) : name;
  const headline = where?.headline ?? t('shelf.goOn');
  return (
    <Pressable
      label={t('shelf.continueOf', { name, what: headline, where: where?.line ?? '' })}
      onPress={onPress}
      testID={testID}
      style={{
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 130,
        minHeight: touch.min,
        flexDirection: 'row',
        alignItems: 'center',
      }}
    >
      <View style={{ flex: 1, minWidth: 0 }}>
        <Text as="control" numberOfLines={2}>
          {headline}
        </Text>
        <Text as="headerSub" color="ink2" numberOfLines={2}>
          {line}
        </Text>
      </View>
      <View style={{ paddingHorizontal: space.sm }}>
        <Icon name="next" size={20} />
      </View>
    </Pressable>
  );
}

/** The back of the book, in ink; at night, when nothing large may be lit, only its outline. */
function Spine({ glyph }: { glyph: readonly GlyphStroke[] }) {
  const { color, theme } = useTheme();
  const isNight = theme === 'night';
  return (
    <View
      aria-hidden
      style={{
        width: SPINE,
        alignItems: 'center',
        paddingTop: 14,
        backgroundColor: isNight ? undefined : color.ink,
        borderRightWidth: isNight ? stroke.frame : 0,
        borderColor: color.ruleStrong,
      }}
    >
      <Glyph strokes={glyph} color={isNight ? color.ink : color.paper} />
    </View>
  );
}

function Glyph({ strokes, color }: { strokes: readonly GlyphStroke[]; color: string }) {
  return (
    <Svg width={32} height={34} viewBox="0 0 40 42">
      {strokes.map(({ d, width, filled }) => (
        <Path key={d} d={d} stroke={color} strokeWidth={width} strokeLinejoin="round" fill={filled ? color : 'none'} />
      ))}
    </Svg>
  );
}
