import { type ReactNode, useState } from 'react';
import { type LayoutChangeEvent, ScrollView, View, type ViewStyle } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { ActionBar, type ActionBarProps } from './action-bar';
import { StackHeader, type StackHeaderProps } from './stack-header';
import { useTheme } from './theme';
import { ToastSlot, useToastRoom } from './toast-provider';
import { skeleton, space, stroke } from './tokens';
import { useInsets } from './use-insets';
import { useSideColumn, useWindowShape } from './window-shape';

export interface ScreenProps extends Partial<StackHeaderProps> {
  /** Instead of the stack header; it draws under the status bar and keeps clear of it by itself. */
  header?: ReactNode;
  actionBar?: ActionBarProps;
  /** First in the body, or under the header of a phone that lies on its side: the body is left to what needs its height. */
  lead?: ReactNode;
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

/** A side column as wide as this has room for two things in its bar, side by side; the height is worth more. */
const ROOM_FOR_TWO = 320;

/**
 * The fixed skeleton: header, body, action bar, low row. A tablet gets a centred column. On a phone that lies on its side
 * all but the body stands in a column on the side of the thumb; a plain header without a bar to press stays above.
 * The tree is the same in either case, so that nothing half entered is lost when the phone is turned.
 */
export function Screen(props: ScreenProps) {
  const { title, subtitle, back, mark, right, band, rule, actionBar, lead, tray, lowRow, children, testID } = props;
  const { color, isLargeText } = useTheme();
  const hasHeader = props.header !== undefined || title !== undefined;
  const hasTray = Boolean(tray);
  const hasFoot = actionBar !== undefined || hasTray || lowRow !== undefined;
  const hasColumn = hasFoot || props.header !== undefined;
  const sideways = useWindowShape() === 'sideways' && hasColumn && lowRow !== null;
  const isTight = useSideColumn() < ROOM_FOR_TWO || isLargeText;
  const places = usePlaces(sideways, hasTray);
  const Head = sideways ? ScrollView : View;

  return (
    <View testID={testID} style={{ flex: 1, backgroundColor: color.paper }}>
      <SafeAreaInsetsContext value={places.columnInsets}>
        {(hasHeader || (sideways && lead)) && (
          <Head style={places.header} testID="screen-head">
            <View role="banner" onLayout={places.onHeader}>
              {props.header ?? <StackHeader title={title ?? ''} {...{ subtitle, back, mark, right, band, rule }} />}
            </View>
            {sideways && lead}
          </Head>
        )}
      </SafeAreaInsetsContext>
      <View role="main" style={places.main} testID="screen-main">
        <SafeAreaInsetsContext value={places.bodyInsets}>
          <Body
            {...props}
            clearTop={!hasHeader && !sideways}
            clearFoot={!hasFoot || sideways}
            least={hasTray && !sideways ? LEAST_BODY : 0}
          >
            {!sideways && lead}
            {children}
          </Body>
        </SafeAreaInsetsContext>
        <SafeAreaInsetsContext value={places.columnInsets}>
          <View style={places.foot} onLayout={places.onFoot} testID="screen-foot">
            {hasTray && (
              <ScrollView style={{ flexGrow: 0, flexShrink: 1 }} keyboardShouldPersistTaps="handled">
                {tray}
              </ScrollView>
            )}
            {actionBar && <ActionBar {...actionBar} stacked={sideways && isTight} />}
            {hasFoot && <LowRow isEmpty={lowRow === null}>{lowRow}</LowRow>}
          </View>
        </SafeAreaInsetsContext>
      </View>
    </View>
  );
}

/** Where header, body and foot stand, and what each has to keep clear of. */
function usePlaces(sideways: boolean, hasTray: boolean) {
  const { color, hand } = useTheme();
  const insets = useInsets();
  const sideColumn = useSideColumn();
  const [headerHeight, setHeaderHeight] = useState(0);
  const [footHeight, setFootHeight] = useState(0);
  // Upright nobody asks: no screen is drawn twice for it. Turned, both change their size and say so.
  const noted = (note: (height: number) => void) => (event: LayoutChangeEvent) => {
    if (sideways) note(event.nativeEvent.layout.height);
  };
  const [onHeader, onFoot] = [noted(setHeaderHeight), noted(setFootHeight)];
  if (!sideways) {
    const main: ViewStyle = { flex: 1, paddingLeft: insets.left, paddingRight: insets.right };
    const foot: ViewStyle = { flexShrink: hasTray ? 1 : 0 };
    return { header: undefined, main, foot, columnInsets: insets, bodyInsets: insets, onHeader, onFoot };
  }
  const left = hand === 'left';
  const width = sideColumn + (left ? insets.left : insets.right);
  const column: ViewStyle = {
    position: 'absolute',
    width,
    left: left ? 0 : undefined,
    right: left ? undefined : 0,
    borderColor: color.ruleStrong,
    borderLeftWidth: left ? 0 : stroke.frame,
    borderRightWidth: left ? stroke.frame : 0,
  };
  // Whichever may grow scrolls between the edge of the window and the other.
  const header: ViewStyle = { ...column, zIndex: 1, top: 0, bottom: hasTray ? undefined : footHeight };
  const foot: ViewStyle = {
    ...column,
    bottom: 0,
    top: hasTray ? headerHeight : undefined,
    justifyContent: 'flex-end',
    paddingLeft: left ? insets.left : 0,
    paddingRight: left ? 0 : insets.right,
  };
  const main: ViewStyle = {
    flex: 1,
    paddingTop: insets.top,
    paddingLeft: left ? width : insets.left,
    paddingRight: left ? insets.right : width,
  };
  const columnInsets = { ...insets, [left ? 'right' : 'left']: 0 };
  const bodyInsets = { ...insets, top: 0, [left ? 'left' : 'right']: 0 };
  return { header, main, foot, columnInsets, bodyInsets, onHeader, onFoot };
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
  const toastRoom = useToastRoom();
  const style: ViewStyle = {
    flexGrow: 1,
    width: '100%',
    maxWidth: wide ? undefined : skeleton.maxWidth,
    alignSelf: 'center',
    paddingHorizontal: flush ? 0 : space.edge,
    paddingTop: flush ? 0 : space.edge + (clearTop ? insets.top : 0),
    paddingBottom: (flush ? 0 : space.lg) + (clearFoot ? insets.bottom : 0) + (scroll ? toastRoom : 0),
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

function LowRow({ children, isEmpty }: { children: ReactNode; isEmpty: boolean }) {
  const insets = useInsets();
  if (isEmpty) return <View style={{ height: insets.bottom }} />;
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
