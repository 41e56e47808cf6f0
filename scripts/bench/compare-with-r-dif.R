# Differential functioning of each item for the same answers by base R, and with MASS the change of Nagelkerke's R²; read
# by compare-with-r.ts. The last column of the rows says whether the person belongs to the focal group; all items are anchors.
rows <- as.matrix(read.csv(file("stdin"), header = FALSE))
say <- function(name, values) cat(name, ": ", paste(format(values, digits = 12), collapse = " "), "\n", sep = "")
focal <- rows[, ncol(rows)] == 1
rows <- rows[, -ncol(rows)]
score <- rowSums(rows)

# Mantel 1963: sums of the focal group against their expectation and variance, stratum by stratum.
found <- sapply(seq_len(ncol(rows)), function(item) {
  y <- rows[, item]
  strata <- split(seq_along(y), score)
  strata <- Filter(function(s) any(focal[s]) && any(!focal[s]), strata)
  parts <- sapply(strata, function(s) {
    n <- length(s)
    nf <- sum(focal[s])
    v <- nf * (n - nf) / (n^2 * (n - 1)) * (n * sum(y[s]^2) - sum(y[s])^2)
    c(sum(y[s][focal[s]]), nf * mean(y[s]), v, nf * (mean(y[s][focal[s]]) - mean(y[s][!focal[s]])), nf)
  })
  sums <- rowSums(parts)
  smd <- sums[4] / sums[5]
  c((sums[1] - sums[2])^2 / sums[3], smd, smd / sd(y))
})
say("mantel", found[1, ])
say("difference", found[2, ])
say("standardized", found[3, ])
# With two categories it is the test of Mantel and Haenszel without correction, which base R has.
two <- (rows > 1) * 1
total <- rowSums(two)
kept <- total %in% as.numeric(names(which(rowSums(table(total, focal) > 0) == 2)))
say("mantelhaen.test", sapply(seq_len(ncol(two)), function(item)
  mantelhaen.test(table(two[kept, item], focal[kept], total[kept]), correct = FALSE)$statistic))
if (requireNamespace("MASS", quietly = TRUE)) {
  z <- (score - mean(score)) / sqrt(mean((score - mean(score))^2))
  group <- ifelse(focal, 0.5, -0.5)
  change <- sapply(seq_len(ncol(rows)), function(item) {
    y <- factor(rows[, item])
    n <- length(y)
    none <- sum(table(y) * log(table(y) / n))
    r2 <- function(fit) (1 - exp(2 * (none - as.numeric(logLik(fit))) / n)) / (1 - exp(2 * none / n))
    r2(MASS::polr(y ~ z * group)) - r2(MASS::polr(y ~ z))
  })
  say("change of R2", change)
}
