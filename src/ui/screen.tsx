import type { ReactNode } from 'react';
import { ScrollView, View, type ViewStyle } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { ActionBar, type ActionBarProps } from './action-bar';
import { StackHeader, type StackHeaderProps } from './stack-header';
import { useTheme } from './theme';
import { ToastSlot } from './toast-provider';
import { skeleton, space, stroke } from './tokens';
import { useInsets } from './use-insets';
import { useWindowShape } from './window-shape';

export interface ScreenProps extends Partial<StackHeaderProps> {
  /** Instead of the stack header; it draws under the status bar and keeps clear of it by itself. */
  header?: ReactNode;
  actionBar?: ActionBarProps;
  /** Over the action bar, or in its place: keys that are worked while the body is read. It scrolls when it must. */
  tray?: ReactNode;
  /**
   * Under the action bar: tabs, or the dice switch. Its 56 points stay reserved, so the filled button never moves; null
   * beside a tablet's rail, which has the tabs.
   */
  lowRow?: ReactNode;
  /** False for a body that scrolls by itself or not at all. */
  scroll?: boolean;
  /** Rows from edge to edge instead of a padded column. */
  flush?: boolean;
  /** As wide as the window, for a body that lays out its own columns. */
  wide?: boolean;
  children: ReactNode;
  testID?: string;
}

/** What stays of the body above a large tray. */
const LEAST_BODY = 120;

/**
 * The fixed skeleton: header, body, action bar, low row. A tablet gets a centred column. On a phone that lies on its side
 * all but the body stands in a column on the side of the thumb; without a bar to press there is only the header, above.
 */
export function Screen(props: ScreenProps) {
  const { title, subtitle, back, mark, right, band, rule, actionBar, tray, lowRow, children, testID } = props;
  const { color, hand } = useTheme();
  const insets = useInsets();
  const shape = useWindowShape();
  const hasHeader = props.header !== undefined || title !== undefined;
  const hasTray = Boolean(tray);
  const hasFoot = actionBar !== undefined || hasTray || lowRow !== undefined;
  const sideways = shape === 'sideways' && hasFoot && lowRow !== null;

  const header = hasHeader && (
    <View role="banner">
      {props.header ?? <StackHeader title={title ?? ''} {...{ subtitle, back, mark, right, band, rule }} />}
    </View>
  );
  const body = (
    <Body
      {...props}
      clearTop={!hasHeader && !sideways}
      clearFoot={!hasFoot || sideways}
      least={hasTray && !sideways ? LEAST_BODY : 0}
    >
      {children}
    </Body>
  );
  const foot = (
    <>
      {hasTray && (
        <ScrollView style={{ flexGrow: 0, flexShrink: 1 }} keyboardShouldPersistTaps="handled">
          {tray}
        </ScrollView>
      )}
      {actionBar && <ActionBar {...actionBar} stacked={sideways} />}
      {hasFoot && (lowRow === null ? <View style={{ height: insets.bottom }} /> : <LowRow>{lowRow}</LowRow>)}
    </>
  );

  if (!sideways) {
    return (
      <View testID={testID} style={{ flex: 1, backgroundColor: color.paper }}>
        {header}
        <View role="main" style={{ flex: 1, paddingLeft: insets.left, paddingRight: insets.right }}>
          {body}
          {foot}
        </View>
      </View>
    );
  }
  const thumb = hand === 'left' ? insets.left : insets.right;
  const beside = hand === 'left' ? { left: thumb, right: 0 } : { left: 0, right: thumb };
  const away = { left: insets.left - beside.left, right: insets.right - beside.right };
  return (
    <View
      testID={testID}
      style={{ flex: 1, flexDirection: hand === 'left' ? 'row' : 'row-reverse', backgroundColor: color.paper }}
    >
      <SafeAreaInsetsContext value={{ ...insets, ...beside }}>
        <View
          testID="side-column"
          style={{
            width: skeleton.sideColumn + thumb,
            borderLeftWidth: hand === 'left' ? 0 : stroke.frame,
            borderRightWidth: hand === 'left' ? stroke.frame : 0,
            borderColor: color.ruleStrong,
          }}
        >
          <ScrollView style={{ flexGrow: 1, flexShrink: !hasTray ? 1 : 0 }}>{header}</ScrollView>
          <View role="complementary" style={{ flexShrink: 1, paddingLeft: beside.left, paddingRight: beside.right }}>
            {foot}
          </View>
        </View>
      </SafeAreaInsetsContext>
      <SafeAreaInsetsContext value={{ ...insets, ...away, top: 0 }}>
        <View role="main" style={{ flex: 1, paddingTop: insets.top, paddingLeft: away.left, paddingRight: away.right }}>
          {body}
        </View>
      </SafeAreaInsetsContext>
    </View>
  );
}

interface BodyProps extends Pick<ScreenProps, 'scroll' | 'flush' | 'wide' | 'children'> {
  /** Whether nothing stands between it and the notch, or the home bar. */
  clearTop: boolean;
  clearFoot: boolean;
  /** Its least height. */
  least: number;
}

function Body({ scroll = true, flush = false, wide = false, clearTop, clearFoot, least, children }: BodyProps) {
  const insets = useInsets();
  const style: ViewStyle = {
    flexGrow: 1,
    width: '100%',
    maxWidth: wide ? undefined : skeleton.maxWidth,
    alignSelf: 'center',
    paddingHorizontal: flush ? 0 : space.edge,
    paddingTop: flush ? 0 : space.edge + (clearTop ? insets.top : 0),
    paddingBottom: (flush ? 0 : space.lg) + (clearFoot ? insets.bottom : 0),
    gap: flush ? 0 : space.edge,
  };
  return (
    <View style={{ flex: 1, minHeight: least }}>
      {scroll ? (
        <ScrollView
          style={{ flex: 1 }}
          contentContainerStyle={style}
          // A keyboard scrolls it even where nothing in it takes the focus.
          tabIndex={0}
          keyboardShouldPersistTaps="handled"
          automaticallyAdjustKeyboardInsets
        >
          {children}
        </ScrollView>
      ) : (
        <View style={[style, { flex: 1 }]}>{children}</View>
      )}
      <ToastSlot />
    </View>
  );
}

function LowRow({ children }: { children: ReactNode }) {
  const insets = useInsets();
  return (
    <View
      testID="low-row"
      style={{
        minHeight: skeleton.lowRow + insets.bottom,
        paddingBottom: insets.bottom + space.xs,
        paddingHorizontal: space.edge,
        width: '100%',
        maxWidth: skeleton.maxWidth,
        alignSelf: 'center',
        justifyContent: 'center',
      }}
    >
      {children}
    </View>
  );
}
