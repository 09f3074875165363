import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { HitInHand } from '@/rules/togo/index';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { FollowTiles } from './follow-tiles';
import { changesOf, headlineOf } from './hit-words';

/** What the table die did to her, large, and the die that follows it with its odds. */
export function HitResult({ hit }: { hit: HitInHand }) {
  const t = useT();
  if (hit.reading === null) return null;
  const { letters, ignored } = hit.reading;
  const large = [...new Set(letters)].filter((letter) => letter !== 'sunk').join('');
  const asked = hit.wants ?? hit.follow.at(-1)?.letter ?? null;
  const changes = changesOf(hit);
  // The odds of a die that is wanted now come before a long list of what is gone.
  const isLong = hit.wants !== null && changes.length > 1;
  const lines = changes.map(({ what, was, now }) => (
    <View
      key={what}
      accessible
      role="group"
      aria-label={t('damage.changed', { what, was, now })}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}
    >
      <Text as="name">{what}</Text>
      <Text as="name" color="ink2" style={{ textDecorationLine: 'line-through' }}>
        {was}
      </Text>
      <Text as="name">{t('damage.now', { now })}</Text>
    </View>
  ));
  return (
    <View style={{ gap: space.md }} testID="hit-result">
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.md }}>
        {large !== '' && (
          <Text as="keyLarge" color={large === 'F' ? 'fire' : 'ink'} aria-hidden>
            {large}
          </Text>
        )}
        <View style={{ flex: 1, flexBasis: 200 }}>
          {[...new Set(letters)].map((letter) => (
            <Text key={letter} as="title">
              {headlineOf(letter, hit)}
            </Text>
          ))}
          {letters.length === 0 && <Text as="title">{t('damage.none')}</Text>}
          {ignored.length > 0 && (
            <Text as="text2" color="ink2">
              {t('damage.noneIgnored', { letters: ignored.join(' '), count: ignored.length })}
            </Text>
          )}
          {!isLong && lines}
        </View>
      </View>
      {asked !== null && <FollowTiles letter={asked} hit={hit} />}
      {isLong && <View>{lines}</View>}
    </View>
  );
}
