import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

import { changeUi, useTableUi } from '../table-store';

interface OptionsSheetProps {
  open: boolean;
  onClose: () => void;
  /** The chosen ship's place in numbers. */
  onPlace?: () => void;
  children?: ReactNode;
}

/** How the table is drawn and handled, and what is seldom wanted of it. */
export function OptionsSheet({ open, onClose, onPlace, children }: OptionsSheetProps) {
  const t = useT();
  const router = useRouter();
  const { snapped, enlarged } = useTableUi();
  return (
    <Sheet open={open} onClose={onClose} title={t('table.more')} closeLabel={t('common.close')} testID="table-options">
      <View>
        <ToggleRow
          title={t('table.options.snap')}
          subtitle={t('table.options.snapText')}
          on={snapped}
          onChange={(on) => changeUi({ snapped: on })}
          testID="table-snap"
        />
        <ToggleRow
          title={t('table.options.enlarge')}
          subtitle={t('table.options.enlargeText')}
          on={enlarged}
          onChange={(on) => changeUi({ enlarged: on })}
          testID="table-enlarge"
        />
        {onPlace && (
          <ListRow
            title={t('table.place')}
            onPress={() => {
              onClose();
              onPlace();
            }}
            testID="options-place"
          />
        )}
        <ListRow
          title={t('table.options.ruler')}
          subtitle={t('table.options.rulerText')}
          onPress={() => {
            onClose();
            router.push('/ruler');
          }}
          testID="table-ruler"
        />
        {children}
      </View>
    </Sheet>
  );
}
