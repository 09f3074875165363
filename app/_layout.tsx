export { RootLayout as default } from '@/features/shell/root-layout';
