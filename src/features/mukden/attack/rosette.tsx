import { View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { sideEdge } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { otherSide } from '@/rules/mukden/index';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, stroke } from '@/ui/tokens';

import type { AttackFigure } from './attack-figure';
import { type Place, PLACES } from './attack-plan';
import { directionWords, shortName } from './attack-words';
import {
  HEX_BOX,
  hexCentre,
  hexPath,
  ROSETTE,
  SIDE_BOX,
  sideCentre,
  sideStrokes,
  sideTransform,
} from './rosette-geometry';

interface RosetteProps {
  figure: AttackFigure;
  /** Without them it is only looked at. */
  onHex?: (place: Place) => void;
  onSide?: (place: Place) => void;
  onTarget?: () => void;
}

/** The target, the six hexes around it and what divides them. Never mirrored: it lies as the map does. */
export function Rosette({ figure, onHex, onSide, onTarget }: RosetteProps) {
  const t = useT();
  return (
    <View
      role="group"
      aria-label={t('mukden.attack.rosette')}
      testID="rosette"
      style={{ width: ROSETTE.width, height: ROSETTE.height, alignSelf: 'center' }}
    >
      <Drawing figure={figure} />
      {PLACES.map((place) => (
        <HexKey key={place} figure={figure} place={place} onPress={onHex && (() => onHex(place))} />
      ))}
      <TargetKey figure={figure} onPress={onTarget} />
      {PLACES.map((place) => (
        <SideKey key={place} figure={figure} place={place} onPress={onSide && (() => onSide(place))} />
      ))}
    </View>
  );
}

function Drawing({ figure: { side, hexes } }: Pick<RosetteProps, 'figure'>) {
  const { color } = useTheme();
  return (
    <View aria-hidden style={{ position: 'absolute' }}>
      <Svg width={ROSETTE.width} height={ROSETTE.height} viewBox={`0 0 ${ROSETTE.width} ${ROSETTE.height}`}>
        {PLACES.map((place) => {
          const isIn = (hexes[place]?.factors ?? 0) > 0;
          return (
            <Path
              key={place}
              d={hexPath(hexCentre(place))}
              fill={isIn ? color.card : 'none'}
              stroke={isIn ? color[sideEdge(side)] : color.rule}
              strokeWidth={isIn ? 2.5 : stroke.frame}
              strokeDasharray={isIn ? undefined : [5, 4]}
            />
          );
        })}
        <Path
          d={hexPath(hexCentre(null))}
          fill={color.nowWash}
          stroke={color[sideEdge(otherSide(side))]}
          strokeWidth={2.5}
        />
        {PLACES.map((place) => (
          <G key={place} transform={sideTransform(place)}>
            {sideStrokes(hexes[place]?.hexside ?? 'open').map(({ d, width }) => (
              <Path key={d} d={d} fill="none" stroke={color.ink} strokeWidth={width} />
            ))}
          </G>
        ))}
      </Svg>
    </View>
  );
}

interface KeyProps extends Pick<RosetteProps, 'figure'> {
  place: Place;
  onPress: (() => void) | undefined;
}

const boxAt = ({ x, y }: { readonly x: number; readonly y: number }, width: number, height: number) =>
  ({ position: 'absolute', left: x - width / 2, top: y - height / 2, width, height }) as const;

function HexKey({ figure, place, onPress }: KeyProps) {
  const t = useT();
  const { factors, name } = figure.hexes[place]!;
  const where = directionWords(place);
  const isIn = (factors ?? 0) > 0;
  const label = isIn
    ? t('mukden.attack.hexWith', { where, who: name, count: factors ?? 0 })
    : t('mukden.attack.hexEmpty', { where });
  const style = [boxAt(hexCentre(place), HEX_BOX.width, HEX_BOX.height), CENTRED];
  const words = isIn ? <Figures count={String(factors)} name={name} /> : onPress && <Icon name="plus" color="ink2" />;
  return onPress ? (
    <Pressable label={label} onPress={onPress} style={style} testID={`hex-${place}`}>
      {words}
    </Pressable>
  ) : (
    <View accessible role="img" aria-label={label} style={style} testID={`hex-${place}`}>
      {words}
    </View>
  );
}

function TargetKey({ figure, onPress }: Pick<RosetteProps, 'figure'> & { onPress: (() => void) | undefined }) {
  const t = useT();
  const { defence, below, defender } = figure;
  const count =
    defence === null
      ? t('mukden.attack.unknown')
      : below > 0
        ? t('mukden.attack.atLeast', { count: defence })
        : String(defence);
  const label =
    defence === null
      ? t('mukden.attack.targetUnknown')
      : t('mukden.attack.targetOf', { who: defender, defence: count });
  const style = [boxAt(hexCentre(null), HEX_BOX.width, HEX_BOX.height), CENTRED];
  const words = <Figures count={count} name={defender} />;
  return onPress ? (
    <Pressable label={label} onPress={onPress} style={style} testID="hex-target">
      {words}
    </Pressable>
  ) : (
    <View accessible role="img" aria-label={label} style={style} testID="hex-target">
      {words}
    </View>
  );
}

/** Drawn figures keep their size: with large text the rows below the rosette say the same. */
function Figures({ count, name }: { count: string; name: string }) {
  return (
    <>
      <Text aria-hidden style={{ fontFamily: face.condensedBold, fontSize: 33, lineHeight: 34 }}>
        {count}
      </Text>
      <Text
        aria-hidden
        numberOfLines={1}
        style={{ maxWidth: 66, fontFamily: face.condensedSemiBold, fontSize: 13, lineHeight: 15 }}
      >
        {shortName(name)}
      </Text>
    </>
  );
}

function SideKey({ figure, place, onPress }: KeyProps) {
  const t = useT();
  if (!onPress) return null;
  const hexside = t(`mukden.hexside.${figure.hexes[place]!.hexside}`);
  return (
    <Pressable
      label={t('mukden.attack.sideOf', { where: directionWords(place), hexside })}
      accessibilityHint={t('mukden.attack.sideHint')}
      onPress={onPress}
      style={boxAt(sideCentre(place), SIDE_BOX, SIDE_BOX)}
      testID={`side-${place}`}
    />
  );
}

const CENTRED = { alignItems: 'center', justifyContent: 'center' } as const;
