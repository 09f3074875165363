import { useRouter, type Href } from 'expo-router';

/** Goes back, or to the fallback where there is nothing to go back to: the screen was opened by its address. */
export function useBack(fallback: Href): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace(fallback));
}
