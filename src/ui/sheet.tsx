import { type ReactNode, useRef } from 'react';
import { Animated, KeyboardAvoidingView, Modal, ScrollView, View } from 'react-native';

import { IconButton } from './icon-button';
import { Heading } from './text';
import { useTheme } from './theme';
import { motion, radius, skeleton, space, stroke } from './tokens';
import { HALF_TURN, useTurned } from './turned';
import { useArrival } from './use-arrival';
import { useInsets } from './use-insets';
import { useNothingBehind } from './use-nothing-behind';
import { useUiWords } from './words';

export interface SheetProps {
  open: boolean;
  /** Scrim, close button, Escape and Android's back all come here. */
  onClose: () => void;
  title: string;
  /** Where closing says more than "Close". */
  closeLabel?: string;
  children: ReactNode;
  /** Stays in sight while the body scrolls. */
  foot?: ReactNode;
  testID?: string;
}

/** A bottom sheet in front of everything; React Native's Modal brings the focus trap on the web and the back button on Android. */
export function Sheet({ open, onClose, title, closeLabel, children, foot, testID }: SheetProps) {
  const turned = useTurned();
  return (
    <Modal
      visible={open}
      transparent
      animationType="none"
      statusBarTranslucent
      navigationBarTranslucent
      onRequestClose={onClose}
      aria-label={title}
    >
      <KeyboardAvoidingView behavior="padding" style={[{ flex: 1, justifyContent: 'flex-end' }, turned && HALF_TURN]}>
        <SheetScrim onPress={onClose} />
        <SheetCard title={title} closeLabel={closeLabel} onClose={onClose} foot={foot} testID={testID}>
          {children}
        </SheetCard>
      </KeyboardAvoidingView>
    </Modal>
  );
}

/** A bare responder, not a button: screen readers, the tab key and the focus trap have the close button. */
function SheetScrim({ onPress }: { onPress: () => void }) {
  const { color } = useTheme();
  return (
    <View
      aria-hidden
      onStartShouldSetResponder={() => true}
      onResponderRelease={onPress}
      testID="sheet-scrim"
      style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, backgroundColor: color.scrim }}
    />
  );
}

function SheetCard({ title, closeLabel, onClose, foot, children, testID }: Omit<SheetProps, 'open'>) {
  const { color } = useTheme();
  const words = useUiWords();
  const insets = useInsets();
  const rise = useArrival('open', motion.sheet);
  const card = useRef<View>(null);
  useNothingBehind(card);
  return (
    <Animated.View
      ref={card}
      testID={testID}
      accessibilityViewIsModal
      style={{
        width: '100%',
        maxWidth: skeleton.sheet,
        maxHeight: '88%',
        alignSelf: 'center',
        paddingBottom: insets.bottom,
        backgroundColor: color.paper,
        borderColor: color.ruleStrong,
        borderWidth: stroke.frame,
        borderBottomWidth: 0,
        borderTopLeftRadius: radius.sheet,
        borderTopRightRadius: radius.sheet,
        transform: [{ translateY: rise.interpolate({ inputRange: [0, 1], outputRange: [space.xl, 0] }) }],
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'flex-start', paddingLeft: space.edge, paddingTop: space.xs }}>
        <Heading style={{ flex: 1, minWidth: 0, paddingVertical: space.md }}>{title}</Heading>
        <IconButton icon="close" label={closeLabel ?? words.close} onPress={onClose} testID="sheet-close" />
      </View>
      <ScrollView
        style={{ flexGrow: 0, flexShrink: 1 }}
        contentContainerStyle={{ paddingHorizontal: space.edge, paddingBottom: space.edge, gap: space.edge }}
        // A keyboard scrolls it even where nothing in it takes the focus.
        tabIndex={0}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      {foot !== undefined && <View style={{ padding: space.edge, paddingTop: space.sm, gap: space.sm }}>{foot}</View>}
    </Animated.View>
  );
}
