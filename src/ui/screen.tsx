import type { ReactNode } from 'react';
import { ScrollView, View, type ViewStyle } from 'react-native';

import { ActionBar, type ActionBarProps } from './action-bar';
import { StackHeader, type StackHeaderProps } from './stack-header';
import { useTheme } from './theme';
import { ToastSlot } from './toast-provider';
import { skeleton, space } from './tokens';
import { useInsets } from './use-insets';

export interface ScreenProps extends Partial<StackHeaderProps> {
  /** Instead of the stack header; it draws under the status bar and keeps clear of it by itself. */
  header?: ReactNode;
  actionBar?: ActionBarProps;
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

/** The fixed skeleton: header, body, action bar, low row. A tablet gets a centred column. */
export function Screen(props: ScreenProps) {
  const {
    title,
    subtitle,
    back,
    right,
    band,
    header,
    actionBar,
    lowRow,
    scroll = true,
    flush = false,
    wide = false,
    children,
    testID,
  } = props;
  const { color } = useTheme();
  const insets = useInsets();
  const hasHeader = header !== undefined || title !== undefined;
  const hasFoot = actionBar !== undefined || lowRow !== undefined;

  const body: ViewStyle = {
    flexGrow: 1,
    width: '100%',
    maxWidth: wide ? undefined : skeleton.maxWidth,
    alignSelf: 'center',
    paddingHorizontal: flush ? 0 : space.edge,
    paddingTop: (flush ? 0 : space.edge) + (hasHeader || flush ? 0 : insets.top),
    paddingBottom: (flush ? 0 : space.lg) + (hasFoot ? 0 : insets.bottom),
    gap: flush ? 0 : space.edge,
  };

  return (
    <View testID={testID} style={{ flex: 1, backgroundColor: color.paper }}>
      {hasHeader && (
        <View role="banner">
          {header ?? <StackHeader title={title ?? ''} subtitle={subtitle} back={back} right={right} band={band} />}
        </View>
      )}
      <View role="main" style={{ flex: 1, paddingLeft: insets.left, paddingRight: insets.right }}>
        <View style={{ flex: 1 }}>
          {scroll ? (
            <ScrollView
              style={{ flex: 1 }}
              contentContainerStyle={body}
              // A keyboard scrolls it even where nothing in it takes the focus.
              tabIndex={0}
              keyboardShouldPersistTaps="handled"
              automaticallyAdjustKeyboardInsets
            >
              {children}
            </ScrollView>
          ) : (
            <View style={[body, { flex: 1 }]}>{children}</View>
          )}
          <ToastSlot />
        </View>
        {actionBar && <ActionBar {...actionBar} />}
        {hasFoot && (lowRow === null ? <View style={{ height: insets.bottom }} /> : <LowRow>{lowRow}</LowRow>)}
      </View>
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
