import { useNavigation } from 'expo-router';

/**
 * Goes to another game in place of the open one: one is open at a time. Asked by its address, the router would take the
 * two for one, and change only the screen inside.
 */
export function useGoToGame(): (id: string) => void {
  const navigation = useNavigation();
  return (id) =>
    navigation.getParent()?.dispatch({
      type: 'REPLACE',
      payload: { name: 'battle/[id]', params: { id, screen: 'index', params: { id } } },
    });
}
