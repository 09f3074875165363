// Under load the first screen of a file can take longer than the library's second; a wait still ends as soon as it can.
const { configure } = require('@testing-library/react-native');

configure({ asyncUtilTimeout: 10_000 });
