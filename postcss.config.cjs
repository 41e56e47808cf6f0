module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    '@csstools/postcss-global-data': { files: ['src/ui/widths.css'] },
    'postcss-custom-media': {},
  },
}
