import { type Href, useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';

import { useAct, useGame } from '../game';
import { useOwnCrt } from '../shelf/own-crt';

/** Two ways to a table before an attack is declared; afterwards its column stays as it was read. */
export function MissingTable() {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { typed } = useOwnCrt();
  if (useGame().state.table.crt !== null) return null;
  return (
    <Row wrap gap="sm">
      {typed === null ? (
        <Button
          label={t('mukden.attack.typeTable')}
          onPress={() => router.push('/shelf/mukden/table/crt' as Href)}
          testID="type-table"
        />
      ) : (
        <Button
          label={t('mukden.attack.useYours')}
          onPress={() => void act({ type: 'useTable', source: 'yours', crt: typed })}
          testID="own-table"
        />
      )}
      <Button
        label={t('mukden.attack.useHouse')}
        onPress={() => void act({ type: 'useTable', source: 'house', crt: null })}
        testID="house-table"
      />
    </Row>
  );
}
