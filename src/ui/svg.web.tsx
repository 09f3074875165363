import { createElement, type SVGProps } from 'react';

interface ElementProps extends SVGProps<SVGElement> {
  testID?: string;
}

/**
 * A browser draws SVG by itself: on the web these few stand in for react-native-svg, which would be 13 kB of words around
 * the same elements (metro.config.js puts them there). What is missing here is `undefined`, and React says so at once.
 */
const element = (tag: string) =>
  function SvgElement({ testID, ...props }: ElementProps) {
    const named = testID === undefined ? {} : { 'data-testid': testID };
    return createElement(tag, { ...props, ...named });
  };

const Frame = element('svg');

// In a line of text it would stand on the foot of the letters.
const Svg = ({ style, ...props }: ElementProps) => <Frame {...props} style={{ display: 'block', ...style }} />;

export default Svg;
export const Circle = element('circle');
export const ClipPath = element('clipPath');
export const Defs = element('defs');
export const G = element('g');
export const Path = element('path');
export const Rect = element('rect');
