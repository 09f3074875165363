export { PrivacyScreen as default } from '@/features/about/privacy-screen';
